import type { FoundTalent, TalentSearch } from '@callboard/contract/talent-search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
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

const nothing = () => {};

/** While nobody knows who is found. */
export const NO_RESULTS: Results = {
  found: NOBODY,
  total: 0,
  isOld: false,
  more: { ask: nothing, again: nothing, isComing: false, problem: undefined },
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
  const last = useLast(first);
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
    counts: last?.facets,
    levels: last?.levels ?? NO_LEVELS,
    places: last?.places ?? NOWHERE,
    error: data === undefined ? query.error : null,
    isFetching,
    retry: () => void query.refetch(),
  };
}

/** The last there was: a search that could not be done leaves the facets as they were. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
