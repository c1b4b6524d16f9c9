import type { MoveOutcome } from '@callboard/contract/applications';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { BoardStore } from '../store/board-store.ts';
import { whom } from './move-words.ts';
import { showRefused } from './show-refused.ts';

type LastMove = {
  moveIds: string[];
  /** As they were. */
  people: readonly BoardCard[];
  until: number;
};

const lastMoves = new WeakMap<BoardStore, LastMove>();

/** Whether it can be taken back: outside people were told nothing, and are simply moved again. */
export function rememberMove(
  board: BoardStore,
  outcomes: readonly MoveOutcome[],
  people: readonly BoardCard[],
): boolean {
  const moveIds = outcomes.flatMap(({ moveId }) => moveId ?? []);
  const ends = outcomes.flatMap(({ undoUntil }) => undoUntil ?? []);
  if (moveIds.length === 0 || ends.length === 0) return false;
  const until = Math.min(...ends.map((end) => new Date(end).getTime()));
  const applicants = people.filter(({ outside }) => outside === undefined);
  lastMoves.set(board, { moveIds, people: applicants, until });
  return true;
}

export async function undoLastMove(board: BoardStore): Promise<void> {
  const last = lastMoves.get(board);
  if (last === undefined) {
    toast({ title: 'Nothing to undo' });
    return;
  }
  lastMoves.delete(board);
  const before = new Map(last.people.map((card) => [card.id, card]));
  const change = board.change([...before.keys()], (card) => asBefore(card, before.get(card.id)));
  try {
    for (const moveId of last.moveIds) {
      await callAt<Calls['undoMove']>(BOARD_CALLS.undoMove, {
        params: { id: board.roleId, moveId },
      });
    }
    change.keep();
    toast({ title: `${whom(last.people)} back where they were` });
  } catch (error) {
    change.drop();
    showRefused('Not undone', error);
  }
}

function asBefore(card: BoardCard, before: BoardCard | undefined): BoardCard {
  if (before === undefined) return card;
  const { status, statusSince, unsentAnswer, teamReason } = before;
  return { ...card, status, statusSince, unsentAnswer, teamReason };
}
