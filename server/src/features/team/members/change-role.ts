import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPortfolio } from '../../business-portfolios/require-portfolio.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { notify } from '../../notifications/notify.ts';
import { takeBackInvitations } from '../invitations/take-back-invitations.ts';
import { isOwnerOf } from '../policy.ts';
import { MAY } from '../role-words.ts';
import { teamLink } from '../team-link.ts';
import { presentMember } from './present-member.ts';
import { findOnTeam, updateRole } from './queries.ts';

type Wish = { portfolioId: string; userId: string; role: PortfolioRole };

/**
 * Gives a member another role. It counts from their next request on, and for what they sent: whoever no
 * longer manages the team brings nobody in.
 */
export async function changeRole(platform: Platform, actor: Actor, wish: Wish) {
  const { portfolioId, userId, role } = wish;
  return platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, portfolioId, 'manage');
    if (isOwnerOf(portfolio, userId)) throw new AppError('OWNER_STAYS');
    const before = await findOnTeam(tx, portfolioId, userId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before.role === role) return presentMember(before);
    await updateRole(tx, wish, platform.clock.now());
    const isNoLongerManaging = role === 'employee';
    const invitationIds = isNoLongerManaging ? await takeBackInvitations(platform, tx, wish) : [];
    await audit(tx, platform.clock, actor, {
      act: 'team.role-changed',
      target: { kind: 'business-portfolio', id: portfolioId },
      difference: { userId, role: { from: before.role, to: role }, invitationIds },
    });
    if (userId !== actor.user.id) {
      await notify(platform, tx, [userId], {
        kind: 'team',
        title: `Your role at ${portfolio.name} changed`,
        content: `${actor.user.firstName} ${actor.user.lastName} made you an ${role}. ${MAY[role]}`,
        link: teamLink(portfolioId),
      });
    }
    await tellTeam(platform, tx, portfolioId);
    return presentMember({ ...before, role });
  });
}
