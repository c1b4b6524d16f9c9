import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { passAssignments } from '../../representation/roster/pass-assignments.ts';
import { takeBackInvitations } from '../invitations/take-back-invitations.ts';
import { isOwnerOf } from '../policy.ts';
import { deleteMember, findOnTeam } from './queries.ts';
import { tellOfRemoval } from './tell-of-removal.ts';

type Which = { portfolioId: string; userId: string };

/**
 * Takes a member off the team. Their talents are never without anyone: the owner has them then. Nobody
 * comes in by an invitation of theirs any more.
 */
export async function removeMember(platform: Platform, actor: Actor, which: Which): Promise<void> {
  const { portfolioId, userId } = which;
  await platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    if (isOwnerOf(portfolio, userId)) throw new AppError('OWNER_STAYS');
    const member = await findOnTeam(tx, portfolioId, userId);
    if (member === undefined) throw new AppError('NOT_FOUND');
    await deleteMember(tx, portfolioId, userId);
    const passing = { portfolioId, fromUserId: userId, toUserId: portfolio.ownerUserId };
    const talentProfileIds = await passAssignments(tx, passing);
    const invitationIds = await takeBackInvitations(platform, tx, which);
    await audit(tx, platform.clock, actor, {
      act: 'team.member-removed',
      target: { kind: 'business-portfolio', id: portfolioId },
      difference: {
        userId,
        role: { from: member.role, to: null },
        talentProfileIds,
        invitationIds,
      },
    });
    await tellOfRemoval(platform, tx, {
      actor,
      portfolio,
      member,
      talents: talentProfileIds.length,
    });
    await tellTeam(platform, tx, portfolioId, [userId]);
  });
}
