import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../../../platform/actor.ts';

type Note = { authorUserId: string };

export function isOwnNote({ user }: Actor, { authorUserId }: Note): boolean {
  return authorUserId === user.id;
}

/** Of those who may read it: its author, and the admins of the portfolio. */
export function mayRemoveNote(actor: Actor, note: Note, role: PortfolioRole): boolean {
  return role === 'admin' || isOwnNote(actor, note);
}
