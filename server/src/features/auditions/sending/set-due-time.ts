import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAudition } from '../planning/queries.ts';
import { tellTeam } from '../tell-team.ts';
import { isLive } from './find-changes.ts';
import { lockInvitation, setDue } from './queries.ts';
import { requireInvitation } from './require-invitation.ts';
import { tellSides } from './tell-sides.ts';

/** More time for one person's tape. It is theirs: later changes for everyone do not shorten it. */
export async function setDueTime(
  platform: Platform,
  actor: Actor,
  invitationId: string,
  dueAt: Date,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { auditionId, productionId } = await requireInvitation(tx, actor, invitationId, 'review');
    const audition = await lockAudition(tx, auditionId);
    const invitation = await lockInvitation(tx, invitationId);
    if (audition === undefined || invitation === undefined) throw new AppError('NOT_FOUND');
    const { told, cancelledAt } = audition;
    const isOpen = cancelledAt === null && isLive(invitation);
    if (!isOpen || told?.kind !== 'self_tape') throw new AppError('INVITATION_ENDED');
    const now = platform.clock.now();
    if (dueAt <= now || dueAt <= invitation.startsAt) {
      const fields = { dueAt: 'Please choose a time after the one they have' };
      throw new AppError('INVALID_INPUT', { fields });
    }

    await setDue(tx, invitationId, dueAt, now);
    const { talentProfileId, roleId } = invitation;
    const appointment = { startsAt: dueAt, endsAt: dueAt, room: null, isToBeChosen: false };
    await tellSides(platform, tx, told, [
      { invitationId, talentProfileId, roleId, appointment, news: 'more_time' },
    ]);
    await tellTeam(platform, tx, { productionId, auditionId });
  });
}
