import type { PortfolioDetail, PortfolioForm } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentDetail } from './present-portfolio.ts';
import { getOwner, updatePortfolio } from './queries.ts';
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
    const fields = changedFields(standing.portfolio, form);
    if (fields.length === 0) return presentDetail(standing, owner);
    const now = platform.clock.now();
    const portfolio = await updatePortfolio(tx, id, { ...form, updatedAt: now });
    await recordChange(tx, platform.clock, {
      subject: 'business-portfolios.portfolio',
      subjectId: id,
    });
    await audit(tx, platform.clock, actor, {
      act: 'business-portfolios.changed',
      target: { kind: 'business-portfolio', id },
      difference: { fields },
    });
    await tellTeam(platform, tx, id);
    return presentDetail({ ...standing, portfolio }, owner);
  });
}
