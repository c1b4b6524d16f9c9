import { CACHE_TIMES } from '@callboard/contract/cache-times';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { log } from '../../lib/log.ts';
import { keyOfPath } from '../../lib/query-key.ts';
import { useRealtime } from '../../lib/use-realtime.ts';
import { applicationQuery } from './person/person-query.ts';
import { boardCallsOf } from './store/board-calls.ts';
import type { BoardCard } from './store/board-card.ts';
import { type BoardState, BoardStore } from './store/board-store.ts';
import { followBoard } from './store/follow-board.ts';

/**
 * The board is kept among what was read, below its role: who comes back finds it as it was, and who
 * asks for news of the role asks for those of its board.
 */
export function boardQuery(queries: QueryClient, roleId: string) {
  const queryKey = [...keyOfPath(`/api/production-roles/${roleId}`), 'applications', 'board'];
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const known = queries.getQueryData<BoardStore>(queryKey);
      const board = known ?? new BoardStore(roleId, boardCallsOf(roleId));
      await (known === undefined ? board.load() : board.reload());
      return board;
    },
    staleTime: CACHE_TIMES.default.fresh,
    gcTime: CACHE_TIMES.default.kept,
    structuralSharing: false,
  });
}

/** A role's board as it is now. */
export function useBoard(roleId: string) {
  const query = useQuery(boardQuery(useQueryClient(), roleId));
  const board = query.data;
  const state = useSyncExternalStore(board?.subscribe ?? never, board?.state ?? nothing);
  return { board, state, error: query.error, retry: () => void query.refetch() };
}

/** Everyone on it who applied. */
export function useApplicants(roleId: string): BoardCard[] {
  const { state } = useBoard(roleId);
  return useMemo(
    () => [...(state?.cards.values() ?? [])].filter(({ outside }) => outside === undefined),
    [state],
  );
}

/** Completes a board and keeps it up to date; once for all who look at it. */
export function useFollowedBoard(roleId: string) {
  const queries = useQueryClient();
  const realtime = useRealtime();
  const { board, state } = useBoard(roleId);
  useEffect(() => {
    if (board === undefined) return;
    board.loadRest().catch((error) => log.warn('Not all faces could be fetched.', error));
    return followBoard(realtime, board, (ids) => {
      for (const id of ids) {
        void queries.invalidateQueries({ queryKey: applicationQuery(id).queryKey });
      }
    });
  }, [board, realtime, queries]);
  return state;
}

const never = () => () => {};
const nothing = (): BoardState | undefined => undefined;
