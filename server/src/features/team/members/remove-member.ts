import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { notify } from '../../notifications/notify.ts';
import { passAssignments } from '../../representation/roster/pass-assignments.ts';
import { isOwnerOf } from '../policy.ts';
import { deleteMember, findOnTeam } from './queries.ts';

type Which = { portfolioId: string; userId: string };

/** Takes a member off the team. Their talents are never without anyone: the owner has them then. */
export async function removeMember(
  platform: Platform,
  actor: Actor,
  { portfolioId, userId }: Which,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    if (isOwnerOf(portfolio, userId)) throw new AppError('OWNER_STAYS');
    const member = await findOnTeam(tx, portfolioId, userId);
    if (member === undefined) throw new AppError('NOT_FOUND');
    await deleteMember(tx, portfolioId, userId);
    const passing = { portfolioId, fromUserId: userId, toUserId: portfolio.ownerUserId };
    const talentProfileIds = await passAssignments(tx, passing);
    await audit(tx, platform.clock, actor, {
      act: 'team.member-removed',
      target: { kind: 'business-portfolio', id: portfolioId },
      difference: { userId, role: { from: member.role, to: null }, talentProfileIds },
    });
    if (userId !== actor.user.id) {
      await notify(platform, tx, [userId], {
        kind: 'team',
        title: `You are no longer with ${portfolio.name}`,
        content: `${actor.user.firstName} ${actor.user.lastName} took you off its team. The talents you worked with have passed to its owner.`,
        link: '/business-management',
      });
    }
    await tellTeam(platform, tx, portfolioId, [userId]);
  });
}
