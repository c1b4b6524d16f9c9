import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireAllUsable } from '../../media/use-media.ts';
import { lockCall } from './apply/lock-call.ts';
import { getOwnApplication } from './detail/get-own-application.ts';
import { findOwnSide } from './find-own-side.ts';
import { lockOwn } from './lock-own.ts';
import { maySendTape } from './policy.ts';
import { updateApplication } from './queries.ts';
import { tellOfChange } from './telling/tell-of-change.ts';

/** The tape follows the application, or takes the place of the one that was sent. */
export async function sendTape(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  selfTapeMediaId: string,
) {
  const own = await findOwnSide(platform, actor, applicationId);
  if (own === undefined) throw new AppError('NOT_FOUND');
  const { talentProfileId, callId } = own;
  await platform.transaction(async (tx) => {
    const which = { applicationId, talentProfileId };
    // The call before the application, as whoever ends it does.
    const call = await lockCall(tx, callId);
    const { application, talent, doer } = await lockOwn(platform, tx, actor, which);
    const now = platform.clock.now();
    const isOfCall = application.callId === callId;
    if (!isOfCall || call === undefined || !maySendTape(application, call.role, call, now)) {
      throw new AppError('ILLEGAL_MOVE', { message: 'No tape can be sent for this role now.' });
    }
    await requireAllUsable(tx, { mediaIds: [selfTapeMediaId], talentProfileId, kinds: ['video'] });
    await updateApplication(tx, applicationId, { selfTapeMediaId, updatedAt: now });
    await audit(tx, platform.clock, doer, {
      act: 'applications.tape-sent',
      target: { kind: 'application', id: applicationId },
      difference: { selfTapeMediaId },
    });
    await tellOfChange(platform, tx, doer, { application, talent, act: 'tape-sent' });
  });
  return getOwnApplication(platform, actor, applicationId);
}
