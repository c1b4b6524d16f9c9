import type { PortfolioDetail, PortfolioForm } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordChange } from '../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentDetail } from './present-portfolio.ts';
import { getOwner, type PortfolioRow, updatePortfolio } from './queries.ts';
import { lockPortfolio } from './require-portfolio.ts';
import { tellTeam } from './tell-team.ts';

/** Changes what others read of the business. Saving the same again changes nothing. */
export async function changePortfolio(
  platform: Platform,
  actor: Actor,
  id: string,
  form: PortfolioForm,
): Promise<PortfolioDetail> {
  return platform.transaction(async (tx) => {
    const standing = await lockPortfolio(tx, actor, id, 'manage');
    const owner = await getOwner(tx, standing.portfolio.ownerUserId);
    const difference = differenceOf(standing.portfolio, form);
    if (Object.keys(difference).length === 0) return presentDetail(standing, owner);
    const now = platform.clock.now();
    const portfolio = await updatePortfolio(tx, id, { ...form, updatedAt: now });
    await recordChange(tx, platform.clock, {
      subject: 'business-portfolios.portfolio',
      subjectId: id,
    });
    await audit(tx, platform.clock, actor, {
      act: 'business-portfolios.changed',
      target: { kind: 'business-portfolio', id },
      difference,
    });
    await tellTeam(platform, tx, id);
    return presentDetail({ ...standing, portfolio }, owner);
  });
}

function differenceOf(portfolio: PortfolioRow, form: PortfolioForm) {
  const names = Object.keys(form) as (keyof PortfolioForm)[];
  const changed = names.filter((name) => form[name] !== portfolio[name]);
  return Object.fromEntries(
    changed.map((name) => [name, { from: portfolio[name], to: form[name] }]),
  );
}
