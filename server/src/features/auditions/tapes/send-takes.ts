import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOwnTalent } from '../../applications/own/require-own-talent.ts';
import { requireAllUsable } from '../../media/use-media.ts';
import { lockAudition } from '../planning/queries.ts';
import { planTakes, type WantedTake } from './plan-takes.ts';
import { maySendTakes } from './policy.ts';
import {
  findInvitation,
  type Invitation,
  listTakes,
  lockInvitation,
  putTakes,
  setAccepted,
} from './queries.ts';
import { tellOfTakes } from './tell-of-takes.ts';

/** Sends all takes that are to be seen. Whoever sends one has accepted. */
export async function sendTakes(
  platform: Platform,
  actor: Actor,
  invitationId: string,
  wanted: readonly WantedTake[],
): Promise<void> {
  const found = await findInvitation(platform.db, invitationId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { talentProfileId } = found;
  await platform.transaction(async (tx) => {
    // The session first, as whoever plans, sends and answers does.
    await lockAudition(tx, found.auditionId);
    const { talent, doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
    const invitation = await lockInvitation(tx, invitationId);
    if (invitation === undefined) throw new AppError('NOT_FOUND');
    if (!maySendTakes(invitation)) throw new AppError('INVITATION_ENDED', whyNot(invitation));
    const mediaIds = wanted.map(({ mediaId }) => mediaId);
    await requireAllUsable(tx, { mediaIds, talentProfileId, kinds: ['video'] });

    const now = platform.clock.now();
    const sent = (await listTakes(tx, [invitationId])).map(({ take }) => take);
    const takes = planTakes(wanted, sent, { now, dueAt: invitation.dueAt });
    await putTakes(
      tx,
      invitationId,
      takes.map((take) => ({ id: newId(), invitationId, ...take })),
    );
    if (invitation.status !== 'accepted') await setAccepted(tx, invitationId, now);
    await audit(tx, platform.clock, doer, {
      act: 'auditions.takes-sent',
      target: { kind: 'audition-invitation', id: invitationId },
      difference: { mediaIds },
    });
    const isNew = ({ mediaId }: WantedTake) => !sent.some((take) => take.mediaId === mediaId);
    await tellOfTakes(platform, tx, { invitation, talent, doer, news: takes.find(isNew) });
  });
}

function whyNot({ status }: Invitation) {
  return status === 'declined'
    ? { message: 'You passed on this tape. Please accept it first.' }
    : {};
}
