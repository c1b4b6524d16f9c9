import type { FoundTalent, TalentSearch } from '@callboard/contract/talent-search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Counts, type NamedPlace, resultsQuery } from './results-query.ts';

const NOBODY: readonly FoundTalent[] = [];
const NOWHERE: readonly NamedPlace[] = [];
const NO_LEVELS: Counts = {};

export type Results = {
  found: readonly FoundTalent[];
  total: number;
  /** Whether they are those of the search before, until the next are there. */
  isOld: boolean;
  more: {
    ask: () => void;
    again: () => void;
    isComing: boolean;
    /** Why the next did not come. */
    problem: string | undefined;
  };
};

/** Who is found, page after page, with how many have what. */
export function useResults(search: TalentSearch) {
  const query = useInfiniteQuery(resultsQuery(search));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const pages = data?.pages;
  const found = useMemo(() => pages?.flatMap(({ items }) => items) ?? NOBODY, [pages]);
  const again = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const ask = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const first = pages?.[0];
  const counts: Counts | undefined = first?.facets;
  const results: Results | undefined = first && {
    found,
    total: first.total,
    isOld: query.isPlaceholderData,
    more: {
      ask,
      again,
      isComing: query.isFetchingNextPage,
      problem: isFetchNextPageError ? query.error?.message : undefined,
    },
  };
  return {
    results,
    counts,
    levels: first?.levels ?? NO_LEVELS,
    places: first?.places ?? NOWHERE,
    error: data === undefined ? query.error : null,
    isFetching,
    retry: () => void query.refetch(),
  };
}
