import type { RosterEntry } from '@callboard/contract/roster';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type RosterPage, rosterKey, rosterTalentQuery } from './roster-queries.ts';

type Change = (entry: RosterEntry) => RosterEntry;

/** Shows a change before the server has it, wherever these talents show. Returns the way back. */
export function changeEntries(
  queries: QueryClient,
  portfolioId: string,
  talentProfileIds: readonly string[],
  change: Change,
): () => void {
  const queryKey = rosterKey(portfolioId);
  void queries.cancelQueries({ queryKey });
  const before = queries.getQueriesData({ queryKey });
  const changeOne: Change = (entry) =>
    talentProfileIds.includes(entry.talentProfileId) ? change(entry) : entry;
  queries.setQueriesData<InfiniteData<RosterPage>>(
    // The lists' keys go on with what they are filtered by, the others with a talent's id.
    { queryKey, predicate: ({ queryKey: [, , , part] }) => typeof part === 'object' },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(changeOne) })),
      },
  );
  for (const id of talentProfileIds) {
    queries.setQueryData(
      rosterTalentQuery(portfolioId, id).queryKey,
      (entry) => entry && change(entry),
    );
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** What a list knows of a talent already, to be shown while more of them is fetched. */
export function findEntry(
  queries: QueryClient,
  portfolioId: string,
  talentProfileId: string,
): RosterEntry | undefined {
  return queries
    .getQueriesData<InfiniteData<RosterPage>>({ queryKey: rosterKey(portfolioId) })
    .flatMap(([, list]) => list?.pages?.flatMap(({ items }) => items) ?? [])
    .find((entry) => entry.talentProfileId === talentProfileId);
}
