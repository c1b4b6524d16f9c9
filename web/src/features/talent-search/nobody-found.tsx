import type { TalentSearch } from '@callboard/contract/talent-search';
import { useQueries } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { tidy } from './address/read-search.ts';
import type { ChangeSearch } from './address/use-talent-search.ts';
import type { Chosen } from './chosen/chosen-of.ts';
import { countQuery } from './results-query.ts';
import { talentsWord } from './words.ts';

/** More ways out than these are none. */
const TRIED = 8;
const OFFERED = 3;

type Props = {
  search: TalentSearch;
  chosen: readonly Chosen[];
  onChange: ChangeSearch;
  onClear: () => void;
};

/** Nobody meets all of it: says which one choice to drop, and how many there would be. */
export function NobodyFound({ search, chosen, onChange, onClear }: Props) {
  const tried = chosen.length > 1 ? chosen.slice(0, TRIED) : [];
  const counts = useQueries({
    queries: tried.map(({ drop }) => countQuery(without(search, drop))),
  });
  const ways = tried
    .map((each, place) => ({ ...each, total: counts[place]?.data?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, OFFERED);
  if (chosen.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="There is nobody here yet"
        text="Talents appear here once their profiles can be seen by you."
      />
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="Nobody has all of this"
      text={wayOut(
        chosen,
        ways.length > 0,
        counts.some(({ isPending }) => isPending),
      )}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map(({ key, label, drop, total }) => (
            <Button key={key} onClick={() => onChange(drop)}>
              <span className="max-w-64 truncate">Without {label}</span>
              <span className="font-normal text-muted tabular-nums">{talentsWord(total)}</span>
            </Button>
          ))}
          <Button look={ways.length === 0 ? 'plain' : 'quiet'} onClick={onClear}>
            Clear all
          </Button>
        </div>
      }
    />
  );
}

function wayOut(chosen: readonly Chosen[], hasWay: boolean, isCounting: boolean): string {
  const [only] = chosen;
  if (chosen.length === 1)
    return `Nobody matches ${only?.label}. Try something else, or less of it.`;
  if (hasWay) return 'Drop one of these, and there is somebody:';
  return isCounting ? 'Looking for what to drop…' : 'More than one filter has to go.';
}

function without(search: TalentSearch, drop: Chosen['drop']): TalentSearch {
  return tidy({ ...search, ...drop } as TalentSearch);
}
