import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { hashToken } from '../../auth/session-token.ts';
import { statusOf } from './present-invitation.ts';
import { findByToken, lockTeamOf } from './queries.ts';

/** The invitation of a link, which nobody else answers or takes back until the transaction ends. */
export async function holdInvitation(tx: Transaction, token: string) {
  const tokenHash = hashToken(token);
  await lockTeamOf(tx, tokenHash);
  const held = await findByToken(tx, tokenHash);
  if (held === undefined) throw new AppError('NOT_FOUND');
  return held;
}

type Held = Awaited<ReturnType<typeof holdInvitation>>;

export function requireOpen({ invitation }: Held, now: Date): void {
  if (statusOf(invitation, now) !== 'pending') throw new AppError('INVITATION_ENDED');
}
