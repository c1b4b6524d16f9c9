import { LINE_UP_PLACES, type LineUpPlace } from '@callboard/contract/production-choices';
import type { ProductionRole } from '@callboard/contract/production-roles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { PLACE_WORDS } from '../../../lib/casting/role-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import type { Places } from './line-up-data.ts';

type Props = {
  roles: readonly ProductionRole[];
  placesFor: (roleId: string) => Places;
};

/** Large faces side by side. Trying others out here changes nothing: it is for looking. */
export function Ensemble({ roles, placesFor }: Props) {
  const cast = roles.filter(({ id }) => Object.keys(placesFor(id)).length > 0);
  if (cast.length === 0) {
    return (
      <p className="py-10 text-center text-13 text-muted">
        Choose someone for a role first; then see them all beside each other here.
      </p>
    );
  }
  return (
    <ul
      aria-label="Ensemble"
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]"
    >
      {cast.map((role) => (
        <Seat key={role.id} role={role} places={placesFor(role.id)} />
      ))}
    </ul>
  );
}

function Seat({ role, places }: { role: ProductionRole; places: Places }) {
  const filled = LINE_UP_PLACES.filter((place) => places[place] !== undefined);
  const [tried, setTried] = useState<LineUpPlace>();
  const place = filled.find((each) => each === tried) ?? filled[0];
  const face = place && places[place];
  if (place === undefined || face === undefined) return null;

  function step(by: 1 | -1) {
    const here = filled.indexOf(place ?? 'first');
    setTried(filled.at((here + by) % filled.length));
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <li
      onKeyDown={press}
      className="grid min-w-0 max-w-80 grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <Portrait name={face.name} photoUrl={face.photoUrl} className="rounded-card" />
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{face.name}</p>
          <p className="truncate text-13 text-muted">
            {role.title} · <span aria-live="polite">{PLACE_WORDS[place].toLowerCase()}</span>
          </p>
        </div>
        {filled.length > 1 && (
          <>
            <IconButton
              icon={ChevronLeft}
              size={32}
              label={`Try another face for ${role.title}, back`}
              onClick={() => step(-1)}
            />
            <IconButton
              icon={ChevronRight}
              size={32}
              label={`Try another face for ${role.title}`}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
    </li>
  );
}
