import type { BoardCounts } from '@callboard/contract/board-counts';
import type { Card } from '@callboard/contract/casting-board';
import { LIMITS } from '@callboard/contract/limits';
import type { OutsidePerson } from '@callboard/contract/outside-people';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { callAt } from '../../../lib/api-client.ts';
import { FIRST_FACES } from '../../../lib/casting/first-faces.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';

export type BoardPage = {
  items: Card[];
  nextCursor: string | null;
  counts: BoardCounts;
  rights: CollaboratorRights;
};

/** Whom the board's cards come from. */
export type BoardCalls = {
  page: (cursor: string | null) => Promise<BoardPage>;
  some: (ids: string[]) => Promise<BoardPage>;
  outside: () => Promise<OutsidePerson[]>;
};

export function boardCallsOf(roleId: string): BoardCalls {
  const params = { id: roleId };
  const ask = (query: { cursor?: string; limit?: number; ids?: string[] }) =>
    callAt<Calls['board']>(BOARD_CALLS.board, { params, query });
  return {
    page: (cursor) =>
      cursor === null ? ask({ limit: FIRST_FACES }) : ask({ cursor, limit: LIMITS.boardPageSize }),
    some: (ids) => ask({ ids }),
    outside: async () =>
      (await callAt<Calls['outsidePeople']>(BOARD_CALLS.outsidePeople, { params })).items,
  };
}
