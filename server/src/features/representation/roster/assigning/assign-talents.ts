import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { lockPortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../../business-portfolios/tell-team.ts';
import { deleteOthers, insertMissing, listOnTeam, lockEntries } from './queries.ts';
import { tellAssigned } from './tell-assigned.ts';

type Wish = { portfolioId: string; talentProfileIds: string[]; userIds: string[] };

/**
 * Says who works with these talents: these people and nobody else. Everyone named has to be on the
 * team and every talent on the roster, or nothing is changed.
 */
export async function assignTalents(platform: Platform, actor: Actor, wish: Wish): Promise<void> {
  const { portfolioId } = wish;
  const talentProfileIds = [...new Set(wish.talentProfileIds)];
  const userIds = [...new Set(wish.userIds)];
  await platform.transaction(async (tx) => {
    // The team stays as it is meanwhile: nobody is assigned who has just left.
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    const which = { portfolioId, talentProfileIds };
    const talents = await lockEntries(tx, which);
    const team = await listOnTeam(tx, portfolioId, userIds);
    if (talents.length < talentProfileIds.length || team.length < userIds.length) {
      throw new AppError('NOT_FOUND');
    }
    const ended = await deleteOthers(tx, which, userIds);
    const begun = await insertMissing(tx, which, userIds, platform.clock.now());
    if (ended.length === 0 && begun.length === 0) return;
    await audit(tx, platform.clock, actor, {
      act: 'roster.assigned',
      target: { kind: 'business-portfolio', id: portfolioId },
      difference: { talentProfileIds, userIds },
    });
    await tellAssigned(platform, tx, actor, { agency: portfolio.name, talents, begun });
    await tellTeam(platform, tx, portfolioId);
  });
}
