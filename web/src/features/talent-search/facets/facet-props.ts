import type { TalentSearch } from '@callboard/contract/talent-search';
import type { ChangeSearch } from '../address/use-talent-search.ts';
import type { Counts, NamedPlace } from '../results-query.ts';

/** What every facet is given; the counts once they are known. */
export type FacetProps = {
  search: TalentSearch;
  counts: Counts | undefined;
  /** Of each chosen thing that has levels: `skill:fencing`. */
  levels: Counts;
  places: readonly NamedPlace[];
  onChange: ChangeSearch;
};
