import type { auditionInvitationEndpoints } from '@callboard/contract/audition-invitations';
import type { BodyOf } from '@callboard/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { isLate } from './policy.ts';

export type WantedTake = BodyOf<typeof auditionInvitationEndpoints.sendTakes>['takes'][number];
type Sent = { mediaId: string; isLate: boolean; sentAt: Date };
type When = { now: Date; dueAt: Date };

/**
 * The takes as they are to stand, in the order in which they were named. What was sent before keeps the
 * time at which it was; once the tape is due, nothing that was sent in time goes.
 */
export function planTakes(
  wanted: readonly WantedTake[],
  sent: readonly Sent[],
  { now, dueAt }: When,
) {
  const wantedIds = new Set(wanted.map(({ mediaId }) => mediaId));
  if (wantedIds.size < wanted.length) {
    throw new AppError('INVALID_INPUT', { fields: { takes: 'Please choose each take once' } });
  }
  const isDue = now > dueAt;
  const isLosing = sent.some((take) => !wantedIds.has(take.mediaId) && !isLate(take, dueAt));
  if (isDue && isLosing) throw new AppError('TAPE_DUE');
  const before = new Map(sent.map((take) => [take.mediaId, take]));
  return wanted.map((take, position) => {
    const kept = before.get(take.mediaId);
    return {
      ...take,
      position,
      sentAt: kept?.sentAt ?? now,
      isLate: kept === undefined ? isDue : isLate(kept, dueAt),
    };
  });
}
