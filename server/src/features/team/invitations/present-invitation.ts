import type { TeamInvitation } from '@callboard/contract/team';
import type { InvitationRow } from './queries.ts';

/** One that nobody answered in time has ended, whether or not anything has been written down since. */
export function statusOf({ status, expiresAt }: InvitationRow, now: Date) {
  return status === 'pending' && expiresAt <= now ? 'expired' : status;
}

export function presentInvitation(row: InvitationRow, now: Date): TeamInvitation {
  return {
    ...row,
    status: statusOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
