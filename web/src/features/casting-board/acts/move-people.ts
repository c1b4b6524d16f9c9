import type { Answer, TeamReason } from '@callboard/contract/application-moves';
import type { MoveOutcome } from '@callboard/contract/casting-board';
import { LIMITS } from '@callboard/contract/limits';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardCard } from '../store/board-card.ts';
import type { BoardStore } from '../store/board-store.ts';
import { canDecline, canMove, type Target } from './can-move.ts';
import { moveOutside } from './change-outside.ts';
import { movedWords, stayedWords } from './move-words.ts';
import { showRefused } from './show-refused.ts';
import { rememberMove, undoLastMove } from './undo-move.ts';

export type Move = {
  to: Target;
  /** Chosen deliberately, it takes the place of one that waits already. */
  answer?: Answer;
  teamReason?: TeamReason | null;
  /** What the viewer's country calls a callback. */
  callback: string;
  /** Of a cancelled role nobody moves. */
  isCancelled: boolean;
};

/** Shows at once. Whoever cannot go there stays, and is told of. */
export async function movePeople(
  board: BoardStore,
  ids: readonly string[],
  move: Move,
): Promise<void> {
  const people = ids.flatMap((id) => board.find(id) ?? []);
  const going = people.filter((card) =>
    move.answer === undefined ? canMove(card, move.to, move) : canDecline(card, move),
  );
  if (going.length === 0) {
    toast({ title: 'Nobody moved', description: stayedWords(people.length, move) });
    return;
  }
  const applicants = going.filter(({ outside }) => outside === undefined);
  const change = board.change(
    applicants.map(({ id }) => id),
    moved(move),
  );
  try {
    const [outcomes] = await Promise.all([
      sendMoves(board.roleId, applicants, move),
      moveOutside(
        board,
        going.filter(({ outside }) => outside !== undefined),
        move.to,
      ),
    ]);
    const refused = outcomes.flatMap(({ refusedIds }) => refusedIds);
    change.keep(refused);
    const arrived = going.filter(({ id }) => !refused.includes(id));
    const isUndoable = rememberMove(board, outcomes, arrived);
    toast({
      title: movedWords(arrived, move.to, move.callback),
      description: stayedWords(people.length - arrived.length, move),
      action: isUndoable ? { label: 'Undo', onSelect: () => void undoLastMove(board) } : undefined,
    });
  } catch (error) {
    change.drop();
    showRefused('Not moved', error);
  }
}

function moved({ to, answer = 'not_moving_forward', teamReason = null }: Move) {
  const statusSince = new Date().toISOString();
  return (card: BoardCard): BoardCard =>
    to === 'not_selected'
      ? { ...card, unsentAnswer: answer, teamReason }
      : { ...card, status: to, statusSince, unsentAnswer: null, teamReason: null };
}

/** One request for as many as one may name. */
async function sendMoves(
  roleId: string,
  people: readonly BoardCard[],
  { to, answer = 'not_moving_forward', teamReason = null }: Move,
): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = [];
  for (let from = 0; from < people.length; from += LIMITS.movesAtOnce) {
    const applicationIds = people.slice(from, from + LIMITS.movesAtOnce).map(({ id }) => id);
    const body = { applicationIds, to, answer, teamReason };
    outcomes.push(
      await callAt<Calls['move']>(
        BOARD_CALLS.move,
        { params: { id: roleId }, body },
        { idempotencyKey: crypto.randomUUID() },
      ),
    );
  }
  return outcomes;
}
