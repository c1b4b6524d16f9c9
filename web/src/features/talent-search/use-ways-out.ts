import type { TalentSearch } from '@callboard/contract/talent-search';
import { useQueries } from '@tanstack/react-query';
import { tidy } from './address/read-search.ts';
import type { Chosen } from './chosen/chosen-of.ts';
import { countQuery } from './results-query.ts';

/** More than these are no help. */
const TRIED = 8;
const OFFERED = 3;

/** A search with less in it that finds somebody. */
export type WayOut = {
  key: string;
  label: string;
  to: TalentSearch;
  total: number;
  /** One choice goes; else one alone stays. */
  isDrop: boolean;
};
type Tried = Omit<WayOut, 'total'>;

/** Without one of the choices; where that is not enough, with one alone. Those that leave most first. */
export function useWaysOut(search: TalentSearch, chosen: readonly Chosen[]) {
  const tried = chosen.length > 1 ? chosen.slice(0, TRIED) : [];
  const dropping = useCounted(tried.map((each) => dropped(search, each)));
  const isStuck = !dropping.isCounting && dropping.ways.length === 0;
  const keeping = useCounted(isStuck ? tried.map((each) => kept(search, each)) : []);
  return {
    ways: isStuck ? keeping.ways : dropping.ways,
    isCounting: dropping.isCounting || keeping.isCounting,
  };
}

function dropped(search: TalentSearch, { key, label, drop }: Chosen): Tried {
  const to = tidy({ ...search, ...drop } as TalentSearch);
  return { key, label: `Without ${label}`, to, isDrop: true };
}

function kept({ role, sort }: TalentSearch, { key, label, keep }: Chosen): Tried {
  const to = tidy({ role, sort, ...keep } as TalentSearch);
  return { key, label: `Only ${label}`, to, isDrop: false };
}

function useCounted(tried: readonly Tried[]) {
  const counts = useQueries({ queries: tried.map(({ to }) => countQuery(to)) });
  return {
    isCounting: counts.some(({ isPending }) => isPending),
    ways: tried
      .map((each, place) => ({ ...each, total: counts[place]?.data?.total ?? 0 }))
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => other.total - one.total)
      .slice(0, OFFERED),
  };
}
