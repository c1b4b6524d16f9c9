import { callAt } from '../../../lib/api-client.ts';
import { log } from '../../../lib/log.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardStore } from '../store/board-store.ts';

const viewed = new WeakMap<BoardStore, Set<string>>();

/** The first look makes someone new viewed. Nobody needs to hear of it where it fails. */
export async function viewPerson(board: BoardStore, id: string): Promise<void> {
  const card = board.find(id);
  const known = viewed.get(board) ?? new Set();
  if (card?.status !== 'submitted' || card.outside !== undefined || known.has(id)) return;
  viewed.set(board, known.add(id));
  const change = board.change([id], (shown) =>
    shown.status === 'submitted' ? { ...shown, status: 'viewed' } : shown,
  );
  try {
    await callAt<Calls['view']>(BOARD_CALLS.view, { params: { id } });
    change.keep();
  } catch (error) {
    change.drop();
    // The next look says it again.
    known.delete(id);
    log.warn('That someone was viewed could not be kept.', error);
  }
}
