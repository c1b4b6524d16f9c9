import type { CurrentUser } from '@callboard/contract/auth';

/** The owner's role is none that anybody gave, and the team is never without one. */
export function isOwnerOf(portfolio: { ownerUserId: string }, userId: string): boolean {
  return portfolio.ownerUserId === userId;
}

/** An invitation is for whoever has its address, however that is capitalised. */
export function isInvited(user: Pick<CurrentUser, 'email'>, invitation: { email: string }) {
  return user.email.toLowerCase() === invitation.email.toLowerCase();
}
