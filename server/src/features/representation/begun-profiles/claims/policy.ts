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
