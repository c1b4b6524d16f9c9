import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type Applicant, isShortlisted } from './applicants.ts';

/** More are found by name. */
const SHOWN_MAX = 200;

type Props = {
  applicants: readonly Applicant[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
};

/** All who are shortlisted, everyone, or one by one. */
export function PeopleField({ applicants, chosen, onChosen }: Props) {
  const [looked, setLooked] = useState('');
  const shortlisted = applicants.filter(isShortlisted);
  const found = applicants.filter(({ name }) =>
    name.toLowerCase().includes(looked.trim().toLowerCase()),
  );
  const shown = found.slice(0, SHOWN_MAX);
  const choose = (people: readonly Applicant[]) =>
    onChosen(new Set(people.map(({ talentProfileId }) => talentProfileId)));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChosen(next);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size={36} disabled={shortlisted.length === 0} onClick={() => choose(shortlisted)}>
          Shortlisted ({shortlisted.length})
        </Button>
        <Button size={36} onClick={() => choose(applicants)}>
          Everyone ({applicants.length})
        </Button>
        <Button size={36} look="quiet" onClick={() => choose([])}>
          Nobody
        </Button>
      </div>
      <SearchBox label="Find by name" value={looked} onSearch={setLooked} className="w-full" />
      <ul className="max-h-64 overflow-y-auto rounded-control border border-line px-3 py-1">
        {shown.map((one) => (
          <PersonTick
            key={one.talentProfileId}
            applicant={one}
            isTicked={chosen.has(one.talentProfileId)}
            onTick={() => toggle(one.talentProfileId)}
          />
        ))}
        {shown.length === 0 && <li className="py-2 text-13 text-muted">Nobody by that name</li>}
      </ul>
      {found.length > shown.length && (
        <p className="text-12 text-muted">
          The first {SHOWN_MAX} of {found.length}. Type a name to find the others.
        </p>
      )}
    </div>
  );
}

type TickProps = { applicant: Applicant; isTicked: boolean; onTick: () => void };

function PersonTick({ applicant, isTicked, onTick }: TickProps) {
  const id = useId();
  return (
    <li className="flex min-h-9 items-center gap-2.5 text-13 pointer-coarse:min-h-11">
      <Checkbox id={id} checked={isTicked} onCheckedChange={onTick} />
      <label htmlFor={id} dir="auto" className="min-w-0 flex-1 truncate">
        {applicant.name}
      </label>
      {isShortlisted(applicant) && <span className="text-12 text-muted">Shortlisted</span>}
    </li>
  );
}
