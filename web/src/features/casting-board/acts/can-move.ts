import { findMove, type TeamTarget } from '@callboard/contract/application-moves';
import type { BoardCard } from '../store/board-card.ts';

/** Where a key, a drag or a choice for many may send someone. */
export type Target = TeamTarget | 'not_selected';

/** Of a cancelled role, nobody who applied goes anywhere. */
type OfRole = { isCancelled: boolean };

/** Whether a card may go there, and would be elsewhere afterwards. */
export function canMove(card: BoardCard, to: Target, role: OfRole): boolean {
  const { status, unsentAnswer, outside } = card;
  if (outside !== undefined) return status !== to;
  // Whoever waits in the tray keeps the answer that was chosen for them.
  if (to === 'not_selected') return unsentAnswer === null && canDecline(card, role);
  if (role.isCancelled) return false;
  if (status === to) return unsentAnswer !== null;
  return findMove(status, to, 'move') !== undefined;
}

/** Whether a no may wait for them, be it the first or another than the one that waits. */
export function canDecline({ status, outside }: BoardCard, { isCancelled }: OfRole): boolean {
  if (outside !== undefined) return status !== 'not_selected';
  return !isCancelled && findMove(status, 'not_selected', 'send_answers') !== undefined;
}
