import type { MoveOutcome } from '@callboard/contract/casting-board';
import { callAt } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { BoardStore } from '../store/board-store.ts';
import { moveOutsideBack } from './change-outside.ts';
import { whom } from './move-words.ts';
import { showRefused } from './show-refused.ts';

type LastMove = {
  moveIds: string[];
  /** As they were. */
  people: readonly BoardCard[];
};

const lastMoves = new WeakMap<BoardStore, LastMove>();

/** Whether it can be taken back: anybody moved. */
export function rememberMove(
  board: BoardStore,
  outcomes: readonly MoveOutcome[],
  people: readonly BoardCard[],
): boolean {
  const moveIds = outcomes.flatMap(({ moveId }) => moveId ?? []);
  const hasOutside = people.some(({ outside }) => outside !== undefined);
  if (moveIds.length === 0 && !hasOutside) return false;
  lastMoves.set(board, { moveIds, people });
  return true;
}

export async function undoLastMove(board: BoardStore): Promise<void> {
  const last = lastMoves.get(board);
  if (last === undefined) {
    toast({ title: 'Nothing to undo' });
    return;
  }
  lastMoves.delete(board);
  const applicants = last.people.filter(({ outside }) => outside === undefined);
  const before = new Map(applicants.map((card) => [card.id, card]));
  const ids = [...before.keys()];
  const change = board.change(ids, (card) => asBefore(card, before.get(card.id)));
  try {
    const undone = await undoMoves(board.roleId, last.moveIds);
    await moveOutsideBack(board, last.people);
    if (undone === ids.length) change.keep();
    else {
      // Some have been moved on since, and stay where they were moved to.
      await board.refresh(ids);
      change.drop();
    }
    toast(undoneWords(last.people, ids.length - undone));
  } catch (error) {
    change.drop();
    // Without an answer it may be asked for again.
    const isUnanswered = error instanceof ApiError && error.status === 0;
    if (isUnanswered && !lastMoves.has(board)) lastMoves.set(board, last);
    showRefused('Not undone', error);
  }
}

async function undoMoves(roleId: string, moveIds: readonly string[]): Promise<number> {
  let sum = 0;
  for (const moveId of moveIds) {
    const params = { id: roleId, moveId };
    const { undone } = await callAt<Calls['undoMove']>(BOARD_CALLS.undoMove, { params });
    sum += undone;
  }
  return sum;
}

function undoneWords(people: readonly BoardCard[], stayed: number) {
  if (stayed === 0) return { title: `${whom(people)} back where they were` };
  const back = people.length - stayed;
  return {
    title: back === 0 ? 'Nobody moved back' : `${back} of ${people.length} back where they were`,
    description: 'A colleague has moved them on since.',
  };
}

function asBefore(card: BoardCard, before: BoardCard | undefined): BoardCard {
  if (before === undefined) return card;
  const { status, statusSince, unsentAnswer, teamReason } = before;
  return { ...card, status, statusSince, unsentAnswer, teamReason };
}
