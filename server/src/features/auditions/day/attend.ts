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

type Tick = BodyOf<typeof auditionEndpoints.attend>;

/**
 * What happened on the day. Phones may have been offline: of two ticks the one that was made later
 * counts, whichever arrives first.
 */
export async function attend(
  platform: Platform,
  actor: Actor,
  invitationId: string,
  { at, status, checkedInAt, note }: Tick,
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
    const tickedAt = new Date(Math.min(Date.parse(at), now.getTime()));
    if (invitation.tickedAt !== null && tickedAt <= invitation.tickedAt) return;

    const isOther = status !== undefined && status !== invitation.status;
    await updateInvitation(tx, invitationId, {
      tickedAt,
      updatedAt: now,
      ...(isOther && { status, respondedAt: invitation.respondedAt ?? now }),
      // They were seen there, whatever else they had accepted.
      ...(isOther && status === 'accepted' && { isOverlapConfirmed: true }),
      ...(checkedInAt !== undefined && {
        checkedInAt: checkedInAt === null ? null : new Date(checkedInAt),
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
