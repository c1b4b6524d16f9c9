import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Counts } from '../results-query.ts';
import { ChoiceList } from './choice-list.tsx';
import type { FacetProps } from './facet-props.ts';
import type { Term } from './facet-terms.ts';
import {
  countFrom,
  type LevelledFacet as Facet,
  LEVELS,
  type Levelled,
  levelWords,
  readLevelled,
  withLevel,
} from './levels.ts';
import { useTerms } from './use-terms.ts';

const ANY = 'any';

type Props = FacetProps & { facet: Facet; label: string };

/** All of several things that someone can do, each at least so well. */
export function LevelledFacet({ facet, label, search, counts, levels, onChange }: Props) {
  const terms = useTerms(facet);
  if (terms === undefined || counts === undefined) return <Skeleton className="h-24 w-full" />;
  const chosen = search[facet] ?? [];
  const byId = new Map(chosen.map(readLevelled).map((each) => [each.id, each]));
  const set = (id: string, wanted: Levelled | undefined) =>
    onChange((before) => ({ [facet]: withLevel(before[facet] ?? [], id, wanted) }));
  return (
    <ChoiceList
      label={label}
      terms={terms}
      counts={counts[facet] ?? {}}
      chosen={[...byId.keys()]}
      onToggle={(id) => set(id, byId.has(id) ? undefined : { id, level: undefined })}
      renderMore={(term) => (
        <Level
          facet={facet}
          term={term}
          level={byId.get(term.id)?.level}
          counts={levels[`${facet}:${term.id}`]}
          onLevel={(level) => set(term.id, { id: term.id, level })}
        />
      )}
    />
  );
}

type LevelProps = {
  facet: Facet;
  term: Term;
  level: string | undefined;
  counts: Counts[string] | undefined;
  onLevel: (level: string | undefined) => void;
};

function Level({ facet, term, level, counts = {}, onLevel }: LevelProps) {
  const numbers = new Intl.NumberFormat();
  const inWords = (each: string) =>
    `${levelWords(facet, each)} (${numbers.format(countFrom(facet, each, counts))})`;
  return (
    <div className="pt-1 pb-2 pl-6.5">
      <Select
        aria-label={`Level of ${term.name}`}
        options={[
          { value: ANY, label: 'Any level' },
          ...LEVELS[facet].slice(1).map((each) => ({ value: each, label: inWords(each) })),
        ]}
        value={level ?? ANY}
        onValueChange={(chosen) => onLevel(chosen === ANY ? undefined : chosen)}
        className="h-8! text-13"
      />
    </div>
  );
}
