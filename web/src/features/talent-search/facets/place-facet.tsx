import type { Place } from '@callboard/contract/places';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { distanceIn } from '../../../lib/talent/measures.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Select } from '../../../ui/select.tsx';
import { USUAL_RADIUS_KM } from '../chosen/chosen-of.ts';
import { placesQuery } from '../results-query.ts';
import type { FacetProps } from './facet-props.ts';
import { TERM_LISTS } from './facet-terms.ts';
import { radiiIn, usualRadius } from './radii.ts';
import { usePlace } from './use-place.ts';

/** Towns offered before anything is typed. */
const NEAR_AT_HAND = 5;

/** A town, and how far around it. */
export function PlaceFacet({ search, places, onChange }: FacetProps) {
  const { units } = useCurrentUser();
  const [typed, setTyped] = useState('');
  const chosen = usePlace(search.place);
  const { data: countries } = useQuery(TERM_LISTS.country);
  const { data } = useQuery({
    ...placesQuery({ query: typed.trim() }),
    enabled: typed.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const offered = typed.trim() === '' ? places : (data?.items ?? []);
  const options = withChosen(offered, chosen).map((place) => ({
    value: String(place.id),
    label: place.region === null ? place.name : `${place.name}, ${place.region}`,
    hint: countries?.find(({ id }) => id === place.countryId)?.name ?? '',
  }));
  const radius = search.radius ?? USUAL_RADIUS_KM;
  const radii = [...new Set([...radiiIn(units), radius])].toSorted((one, other) => one - other);

  function go(place: number | undefined) {
    onChange(({ radius: before }) => ({ place, radius: before ?? usualRadius(units) }));
  }

  function choose(value: string) {
    setTyped('');
    const place = value === '' ? undefined : Number(value);
    if (place !== search.place) go(place);
  }

  return (
    <div className="grid gap-2">
      <Combobox
        aria-label="Town"
        placeholder="Any town"
        options={options}
        value={search.place === undefined ? '' : String(search.place)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onValueChange={choose}
      />
      {search.place !== undefined && (
        <Select
          aria-label="How far around it"
          options={radii.map((km) => ({
            value: String(km),
            label: `Within ${distanceIn(units, km)}`,
          }))}
          value={String(radius)}
          onValueChange={(km) => onChange({ radius: Number(km) })}
        />
      )}
      {search.place === undefined && places.length > 0 && (
        <ul className="grid">
          {places.slice(0, NEAR_AT_HAND).map(({ id, name, count }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => go(id)}
                className="flex min-h-7 w-full items-center gap-2 text-left text-13 hover:underline pointer-coarse:min-h-10"
              >
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-12 text-muted tabular-nums">
                  {count.toLocaleString('en')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function withChosen(offered: readonly Place[], chosen: Place | undefined): readonly Place[] {
  if (chosen === undefined || offered.some(({ id }) => id === chosen.id)) return offered;
  return [chosen, ...offered];
}
