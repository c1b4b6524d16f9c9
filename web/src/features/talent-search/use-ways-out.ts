import type { TalentSearch } from '@callboard/contract/talent-search';
import { useQueries } from '@tanstack/react-query';
import { distanceIn, type Units } from '../../lib/talent/measures.ts';
import { tidy } from './address/read-search.ts';
import { type Chosen, USUAL_RADIUS_KM } from './chosen/chosen-of.ts';
import { radiiIn } from './facets/radii.ts';
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
  /** One choice goes, one alone stays, or it is looked for further away. */
  by: 'dropping' | 'keeping' | 'widening';
};
type Tried = Omit<WayOut, 'total'>;

/**
 * Around the place but further away, or without one of the choices; where that is not enough, with one
 * alone. Those that leave most first.
 */
export function useWaysOut(search: TalentSearch, chosen: readonly Chosen[], units: Units) {
  const tried = chosen.length > 1 ? chosen.slice(0, TRIED) : [];
  const widening = useCounted(widened(search, units));
  const dropping = useCounted(tried.map((each) => dropped(search, each)));
  const isCounting = dropping.isCounting || widening.isCounting;
  // The nearest that finds somebody is enough.
  const found = [...widening.ways.slice(0, 1), ...mostFirst(dropping.ways)].slice(0, OFFERED);
  const isStuck = !isCounting && found.length === 0;
  const keeping = useCounted(isStuck ? tried.map((each) => kept(search, each)) : []);
  return {
    ways: isStuck ? mostFirst(keeping.ways).slice(0, OFFERED) : found,
    isCounting: isCounting || keeping.isCounting,
  };
}

function widened(search: TalentSearch, units: Units): Tried[] {
  if (search.place === undefined) return [];
  const { radius = USUAL_RADIUS_KM } = search;
  return radiiIn(units)
    .filter((km) => km > radius)
    .map((km) => ({
      key: `within-${km}`,
      label: `Within ${distanceIn(units, km)}`,
      to: { ...search, radius: km },
      by: 'widening',
    }));
}

function dropped(search: TalentSearch, { key, label, drop }: Chosen): Tried {
  const to = tidy({ ...search, ...drop } as TalentSearch);
  return { key, label: `Without ${label}`, to, by: 'dropping' };
}

function kept({ role, sort }: TalentSearch, { key, label, keep }: Chosen): Tried {
  const to = tidy({ role, sort, ...keep } as TalentSearch);
  return { key, label: `Only ${label}`, to, by: 'keeping' };
}

function mostFirst(ways: readonly WayOut[]): WayOut[] {
  return ways.toSorted((one, other) => other.total - one.total);
}

function useCounted(tried: readonly Tried[]) {
  const counts = useQueries({ queries: tried.map(({ to }) => countQuery(to)) });
  return {
    isCounting: counts.some(({ isPending }) => isPending),
    ways: tried
      .map((each, place) => ({ ...each, total: counts[place]?.data?.total ?? 0 }))
      .filter(({ total }) => total > 0),
  };
}
