import type { CurrentUser } from '@callboard/contract/auth';
import type { OpenedInvitation } from '@callboard/contract/team';

/** What whoever holds the link can do about it, by who they are and what the address is. */
export type WhoIsHere =
  /** Signed in with the account that was invited. */
  | 'invited'
  /** Nobody is signed in; the address has an agent's account. */
  | 'signed out'
  /** Nobody is signed in, and the address has no account. */
  | 'new'
  /** Somebody else is signed in. */
  | 'another'
  /** The address has an account, which is not an agent's. */
  | 'no agent';

export function whoIsHere(
  user: CurrentUser | null,
  { email, account }: Pick<OpenedInvitation, 'email' | 'account'>,
): WhoIsHere {
  const isInvited = user?.email.toLowerCase() === email.toLowerCase();
  if (user !== null && !isInvited) return 'another';
  if (account === 'other') return 'no agent';
  if (user !== null) return 'invited';
  return account === 'agent' ? 'signed out' : 'new';
}
