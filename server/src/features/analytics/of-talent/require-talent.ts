import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isTalentOnProFor } from '../../billing/conditions.ts';
import { getVisibleTalent } from '../../talent-profiles/find-talent.ts';
import { mayManageTalent } from '../../talent-profiles/policy.ts';

/** For the talent's own side on Pro, and for admins. To anyone else there is no such thing. */
export async function requireTalent(platform: Platform, actor: Actor, talentProfileId: string) {
  const talent = await getVisibleTalent(platform, actor, talentProfileId);
  if (!mayManageTalent(actor, talent)) throw new AppError('NOT_FOUND');
  const isPaid =
    actor.user.role === 'admin' ||
    (await isTalentOnProFor(platform.db, { talentProfileId, viewerId: actor.user.id }));
  if (!isPaid) throw new AppError('PRO_NEEDED');
  return talent;
}
