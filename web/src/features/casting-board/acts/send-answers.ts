import { LIMITS } from '@callboard/contract/limits';
import { callAt } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toast-store.ts';
import { BOARD_CALLS, type Calls } from '../calls.ts';
import type { BoardStore } from '../store/board-store.ts';
import { showRefused } from './show-refused.ts';

/**
 * What is seen in the tray goes out, and people know from then on. What a colleague puts there
 * meanwhile waits to be seen.
 */
export async function sendAnswers(board: BoardStore, ids: readonly string[]): Promise<boolean> {
  try {
    const sent = await sendAll(board.roleId, ids);
    if (sent === ids.length) {
      board.change(ids, (card) => ({ ...card, status: 'not_selected', unsentAnswer: null })).keep();
    } else {
      await board.refresh(ids);
    }
    toast({ title: sent === 1 ? '1 answer sent' : `${sent} answers sent` });
    return true;
  } catch (error) {
    showRefused('Not sent', error);
    return false;
  }
}

async function sendAll(roleId: string, ids: readonly string[]): Promise<number> {
  let sum = 0;
  for (let from = 0; from < ids.length; from += LIMITS.movesAtOnce) {
    const applicationIds = ids.slice(from, from + LIMITS.movesAtOnce);
    const { sent } = await callAt<Calls['sendAnswers']>(
      BOARD_CALLS.sendAnswers,
      { params: { id: roleId }, body: { applicationIds } },
      { idempotencyKey: crypto.randomUUID() },
    );
    sum += sent;
  }
  return sum;
}
