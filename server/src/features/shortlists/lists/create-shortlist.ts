import { LIMITS } from '@callboard/contract/limits';
import type { Shortlist, ShortlistForm } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { countShortlists, insertShortlist, lockProduction } from '../queries.ts';
import { tellTeam } from '../tell-team.ts';
import { getSummary } from './list-shortlists.ts';
import { requireOwnRole } from './require-own-role.ts';

export async function createShortlist(
  platform: Platform,
  actor: Actor,
  productionId: string,
  { name, roleId }: ShortlistForm,
): Promise<Shortlist> {
  return platform.transaction(async (tx) => {
    await requireProduction(tx, actor, productionId, 'review');
    await requireOwnRole(tx, productionId, roleId);
    await lockProduction(tx, productionId);
    if ((await countShortlists(tx, productionId)) >= LIMITS.shortlists) {
      const message = `A production holds no more than ${LIMITS.shortlists} shortlists.`;
      throw new AppError('LIST_FULL', { message });
    }
    const shortlistId = newId();
    const now = platform.clock.now();
    await insertShortlist(tx, {
      id: shortlistId,
      productionId,
      roleId,
      name,
      createdByUserId: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(tx, platform.clock, actor, {
      act: 'shortlists.created',
      target: { kind: 'shortlist', id: shortlistId },
      difference: { productionId },
    });
    await tellTeam(platform, tx, { productionId, shortlistId });
    return getSummary(platform.within(tx), actor, shortlistId);
  });
}
