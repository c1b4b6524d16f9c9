import type { Actor } from '../../../../platform/actor.ts';

type Claim = { email: string; status: 'pending' | 'claimed' | 'ended'; expiresAt: Date };

/** A link is used once, before it ends, and not after another took its place. */
export function isUsable({ status, expiresAt }: Claim, now: Date): boolean {
  return status === 'pending' && expiresAt > now;
}

/** It is for whoever reads the mailbox it went to, however its address is capitalised. */
export function isSentTo({ user }: Actor, { email }: Pick<Claim, 'email'>): boolean {
  return user.email.toLowerCase() === email.toLowerCase();
}

type Sent = { portfolio: object | null; sentByUserId: string };
type Profile = { ownerUserId: string; hasAccount: boolean; isClaimed: boolean; isMinor: boolean };

/** An agency gives what nobody keeps yet; a guardian what they keep, once its talent has grown up. */
export function isStillToGive({ portfolio, sentByUserId }: Sent, profile: Profile): boolean {
  if (portfolio !== null) return !profile.isClaimed;
  return profile.ownerUserId === sentByUserId && !profile.hasAccount && !profile.isMinor;
}
