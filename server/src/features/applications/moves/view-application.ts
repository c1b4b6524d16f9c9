import type { Actor } from '../../../platform/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { includesRights } from '../../productions/policy.ts';
import { requireApplication } from '../board/require-application.ts';
import { tellTeam } from '../board/tell-team.ts';
import { insertChanges, setViewed } from './queries.ts';
import { tellTalentSides } from './telling/tell-talent-sides.ts';

/**
 * Notes that the team has opened it. The first time by someone who decides makes it viewed, which its
 * talent sees at once and without a notification; whoever only looks leaves no trace.
 */
export async function viewApplication(
  platform: Platform,
  actor: Actor,
  applicationId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const application = await requireApplication(tx, actor, applicationId, 'view');
    if (!includesRights(application.rights, 'review')) return;
    const now = platform.clock.now();
    // Opened by several at once, one of them finds it submitted.
    if (!(await setViewed(tx, applicationId, now))) return;
    await insertChanges(tx, { actorUserId: actor.user.id, toldAt: now, now }, [
      { id: newId(), applicationId, from: 'submitted', to: 'viewed' },
    ]);
    const { productionId, roleId, talentProfileId } = application;
    const viewed = { id: applicationId, talentProfileId, status: 'viewed' as const };
    await tellTalentSides(platform, tx, roleId, [viewed]);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
  });
}
