import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardStore } from '../store/board-store.ts';
import { showRefused } from './show-refused.ts';

/** The whole tray goes out. From then on people know. */
export async function sendAnswers(board: BoardStore, ids: readonly string[]): Promise<boolean> {
  try {
    const { sent } = await callAt<Calls['sendAnswers']>(
      BOARD_CALLS.sendAnswers,
      { params: { id: board.roleId }, body: { applicationIds: null } },
      { idempotencyKey: crypto.randomUUID() },
    );
    board.change(ids, (card) => ({ ...card, status: 'not_selected', unsentAnswer: null })).keep();
    toast({ title: sent === 1 ? '1 answer sent' : `${sent} answers sent` });
    return true;
  } catch (error) {
    showRefused('Not sent', error);
    return false;
  }
}
