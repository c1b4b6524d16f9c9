import type { VERIFICATION_STATUSES } from '@callboard/contract/auth';
import type { ErrorCode } from '@callboard/contract/errors';
import type { Actor } from '../../platform/actor.ts';

/** Only whoever asked takes a request or a file back. */
export function isOwn({ user }: Actor, { userId }: { userId: string }): boolean {
  return userId === user.id;
}

/** Why one cannot ask, where one cannot. Whoever was rejected may ask again. */
export function refusalToAsk(
  status: (typeof VERIFICATION_STATUSES)[number],
): ErrorCode | undefined {
  if (status === 'verified') return 'ALREADY_VERIFIED';
  return status === 'pending' ? 'ALREADY_REQUESTED' : undefined;
}
