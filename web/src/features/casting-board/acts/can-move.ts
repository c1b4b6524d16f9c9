import { findMove, type TeamTarget } from '@callboard/contract/application-moves';
import type { BoardCard } from '../store/board-card.ts';

/** Where a key, a drag or a choice for many may send someone. */
export type Target = TeamTarget | 'not_selected';

/** Whether a card may go there, and would be elsewhere afterwards. */
export function canMove({ status, unsentAnswer, outside }: BoardCard, to: Target): boolean {
  if (outside !== undefined) return status !== to;
  if (to === 'not_selected') return findMove(status, to, 'send_answers') !== undefined;
  if (status === to) return unsentAnswer !== null;
  return findMove(status, to, 'move') !== undefined;
}
