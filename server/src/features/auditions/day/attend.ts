import type { auditionEndpoints } from '@callboard/contract/auditions';
import type { BodyOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { updateInvitation } from '../invitations/answering/queries.ts';
import { lockInvitation } from '../sending/queries.ts';
import { requireInvitation } from '../sending/require-invitation.ts';
import { tellTeam } from '../tell-team.ts';
import { findWhatCounts } from './policy.ts';

type Tick = BodyOf<typeof auditionEndpoints.attend>;

/** What happened on the day. Phones may have been offline: ticks arrive in any order. */
export async function attend(
  platform: Platform,
  actor: Actor,
  invitationId: string,
  { at, ...ticked }: Tick,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const standing = await requireInvitation(tx, actor, invitationId, 'review');
    const invitation = await lockInvitation(tx, invitationId);
    if (invitation === undefined) throw new AppError('NOT_FOUND');
    if (invitation.status === 'cancelled' || invitation.status === 'declined') {
      throw new AppError('INVITATION_ENDED');
    }
    const now = platform.clock.now();
    // A phone whose clock is ahead must not have the last word for ever.
    const notAfterNow = (time: string) => new Date(Math.min(Date.parse(time), now.getTime()));
    const tickedAt = notAfterNow(at);
    const counting = findWhatCounts(invitation, ticked, tickedAt);
    if (Object.keys(counting).length === 0) return;

    const { status, checkedInAt, note } = counting;
    const isOther = status !== undefined && status !== invitation.status;
    const isLatest = invitation.tickedAt === null || tickedAt > invitation.tickedAt;
    await updateInvitation(tx, invitationId, {
      ...(isLatest && { tickedAt }),
      updatedAt: now,
      ...(isOther && { status, respondedAt: invitation.respondedAt ?? now }),
      // They were seen there, whatever else they had accepted.
      ...(isOther && status === 'accepted' && { isOverlapConfirmed: true }),
      ...(checkedInAt !== undefined && {
        checkedInAt: checkedInAt === null ? null : notAfterNow(checkedInAt),
      }),
      ...(note !== undefined && { dayNote: note }),
    });
    const { productionId, auditionId } = standing;
    await tellTeam(platform, tx, { productionId, auditionId });
    if (!isOther) return;
    const sides = await listTalentSides(tx, [invitation.talentProfileId]);
    const readers = sides.get(invitation.talentProfileId) ?? [];
    const pushes = readers.map((userId) => ({ userId, invitationId }));
    tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
  });
}
