import type { CurrentUser } from '@callboard/contract/auth';
import type { OpenedClaim } from '@callboard/contract/talent-claims';

/** What whoever holds the link can do with it, by who they are and what the address is. */
export type WhoClaims =
  /** Signed in with the account that the link is for. */
  | 'themselves'
  /** Nobody is signed in; the address has a talent's account. */
  | 'signed out'
  /** Nobody is signed in, and the address has no account. */
  | 'new'
  /** Somebody else is signed in. */
  | 'another'
  /** The address has an account, which is not a talent's. */
  | 'no talent'
  /** A guardian hands over, and the address has a talent's account, which has its own profile. */
  | 'has profile';

export function whoClaims(
  user: CurrentUser | null,
  {
    email,
    account,
    portfolio,
    status,
  }: Pick<OpenedClaim, 'email' | 'account' | 'portfolio' | 'status'>,
): WhoClaims {
  const isTheirs = user?.email.toLowerCase() === email.toLowerCase();
  if (user !== null && !isTheirs) return 'another';
  if (account === 'other') return 'no talent';
  if (account === 'talent' && portfolio === null && status === 'pending') return 'has profile';
  if (user !== null) return 'themselves';
  return account === 'talent' ? 'signed out' : 'new';
}
