import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { tellTeam } from '../board/tell-team.ts';
import { lockCall } from './apply/queries.ts';
import { getOwnApplication } from './detail/get-own-application.ts';
import { findOwnSide } from './find-own-side.ts';
import { lockOwn } from './lock-own.ts';
import { isUndecided } from './policy.ts';
import { updateApplication } from './queries.ts';
import { getSubject } from './telling/queries.ts';

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
    const { application, doer } = await lockOwn(platform, tx, actor, which);
    if (!isUndecided(application.status)) throw new AppError('ILLEGAL_MOVE');
    const call = await lockCall(tx, application.callId);
    if (call?.version !== version) throw new AppError('TERMS_CHANGED');
    await updateApplication(tx, applicationId, {
      callVersion: version,
      updatedAt: platform.clock.now(),
    });
    await audit(tx, platform.clock, doer, {
      act: 'applications.terms-confirmed',
      target: { kind: 'application', id: applicationId },
      difference: { version },
    });
    const { productionId, roleId } = await getSubject(tx, application.roleId);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
    const sides = await listTalentSides(tx, [own.talentProfileId]);
    const readers = sides.get(own.talentProfileId) ?? [];
    const pushes = readers.map((userId) => ({ userId, applicationId }));
    tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
  });
  return getOwnApplication(platform, actor, applicationId);
}
