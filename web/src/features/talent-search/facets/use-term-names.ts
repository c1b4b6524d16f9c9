import type { TalentSearch } from '@callboard/contract/talent-search';
import { useQueries } from '@tanstack/react-query';
import { TERM_FACETS, TERM_LISTS, type TermFacetName } from './facet-terms.ts';

export type TermName = (facet: TermFacetName, id: string) => string;

/** What the chosen terms are called. Only the lists that are chosen from are asked for. */
export function useTermNames(search: TalentSearch): TermName {
  const lists = useQueries({
    queries: TERM_FACETS.map((facet) => ({
      ...TERM_LISTS[facet],
      enabled: search[facet] !== undefined,
    })),
  });
  return (facet, id) => {
    const terms: readonly { id: string; name: string }[] =
      lists[TERM_FACETS.indexOf(facet)]?.data ?? [];
    return terms.find((term) => term.id === id)?.name ?? id.replaceAll('-', ' ');
  };
}
