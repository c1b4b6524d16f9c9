import type { PortfolioForm } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordChange } from '../../platform/change-feed/change-feed.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentPortfolio } from './present-portfolio.ts';
import { insertPortfolio, isVerifiedOwner } from './queries.ts';
import { tellTeam } from './tell-team.ts';

/** An agent opens a portfolio and is its owner from then on; it is as trustworthy as they are. */
export async function createPortfolio(platform: Platform, actor: Actor, form: PortfolioForm) {
  return platform.transaction(async (tx) => {
    const now = platform.clock.now();
    const isVerified = await isVerifiedOwner(tx, actor.user.id);
    const portfolio = await insertPortfolio(tx, {
      ...form,
      id: newId(),
      ownerUserId: actor.user.id,
      verifiedAt: isVerified ? now : null,
      createdAt: now,
      updatedAt: now,
    });
    await recordChange(tx, platform.clock, {
      subject: 'business-portfolios.portfolio',
      subjectId: portfolio.id,
    });
    await audit(tx, platform.clock, actor, {
      act: 'business-portfolios.created',
      target: { kind: 'business-portfolio', id: portfolio.id },
    });
    await tellTeam(platform, tx, portfolio.id);
    return presentPortfolio(portfolio);
  });
}
