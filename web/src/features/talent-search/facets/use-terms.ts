import { useQuery } from '@tanstack/react-query';
import { TERM_LISTS, type Term, type TermFacetName } from './facet-terms.ts';

/** What there is to choose from, once it is known. What else a list tells of its terms is not shown. */
export function useTerms(facet: TermFacetName): readonly Term[] | undefined {
  return useQuery(TERM_LISTS[facet] as typeof TERM_LISTS.category).data;
}
