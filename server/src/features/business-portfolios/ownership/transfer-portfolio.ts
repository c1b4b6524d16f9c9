import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { getPortfolio } from '../get-portfolio.ts';
import { isVerifiedOwner, updatePortfolio } from '../queries.ts';
import { lockPortfolio } from '../require-portfolio.ts';
import { tellTeam } from '../tell-team.ts';
import { deleteMember, insertAdmin } from './queries.ts';

/**
 * The portfolio is a member's from now on, and as trustworthy as they are; whoever gave it away stays as an
 * admin of it.
 */
export async function transferPortfolio(
  platform: Platform,
  actor: Actor,
  id: string,
  toUserId: string,
): Promise<PortfolioDetail> {
  await platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, id, 'own');
    const wasMember = await deleteMember(tx, id, toUserId);
    if (!wasMember) {
      throw new AppError('INVALID_INPUT', {
        fields: { userId: 'Please choose someone of the team' },
      });
    }
    const now = platform.clock.now();
    await insertAdmin(tx, { portfolioId: id, userId: actor.user.id, now });
    const isVerified = await isVerifiedOwner(tx, toUserId);
    await updatePortfolio(tx, id, {
      ownerUserId: toUserId,
      verifiedAt: isVerified ? (portfolio.verifiedAt ?? now) : null,
      updatedAt: now,
    });
    const isNoLongerVerified = portfolio.verifiedAt !== null && !isVerified;
    await audit(tx, platform.clock, actor, {
      act: 'business-portfolios.transferred',
      target: { kind: 'business-portfolio', id },
      difference: { ownerUserId: { from: actor.user.id, to: toUserId } },
    });
    await notify(platform, tx, [toUserId], {
      kind: 'team',
      title: `${portfolio.name} is yours now`,
      content: `${actor.user.firstName} ${actor.user.lastName} handed the portfolio over to you and stays on the team as an admin.${isNoLongerVerified ? ` ${VERIFY_YOURSELF}` : ''}`,
      link: `/business-info?portfolioId=${id}`,
    });
    await tellTeam(platform, tx, id);
  });
  return getPortfolio(platform, actor, id);
}

const VERIFY_YOURSELF = 'It is verified again once you are: ask for it on your account page.';
