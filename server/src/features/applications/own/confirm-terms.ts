import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCall } from './apply/lock-call.ts';
import { getOwnApplication } from './detail/get-own-application.ts';
import { findOwnSide } from './find-own-side.ts';
import { lockOwn } from './lock-own.ts';
import { isUndecided } from './policy.ts';
import { updateApplication } from './queries.ts';
import { tellOfChange } from './telling/tell-of-change.ts';

/** Stays in under the terms as they are now; whoever read an older version reads again. */
export async function confirmTerms(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  version: number,
) {
  const own = await findOwnSide(platform, actor, applicationId);
  if (own === undefined) throw new AppError('NOT_FOUND');
  await platform.transaction(async (tx) => {
    const which = { applicationId, talentProfileId: own.talentProfileId };
    // The call before the application, as whoever ends it does.
    const call = await lockCall(tx, own.callId);
    const { application, talent, doer } = await lockOwn(platform, tx, actor, which);
    if (!isUndecided(application.status)) throw new AppError('ILLEGAL_MOVE');
    const isOfCall = application.callId === own.callId;
    if (!isOfCall || call?.version !== version) throw new AppError('TERMS_CHANGED');
    await updateApplication(tx, applicationId, {
      callVersion: version,
      updatedAt: platform.clock.now(),
    });
    await audit(tx, platform.clock, doer, {
      act: 'applications.terms-confirmed',
      target: { kind: 'application', id: applicationId },
      difference: { version },
    });
    await tellOfChange(platform, tx, doer, { application, talent, act: 'confirmed' });
  });
  return getOwnApplication(platform, actor, applicationId);
}
