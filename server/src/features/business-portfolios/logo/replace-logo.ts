import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordChange } from '../../../platform/change-feed/change-feed.ts';
import type { Platform } from '../../../platform/platform.ts';
import { fileVersion } from '../../../platform/storage/file-version.ts';
import { type PortfolioRow, updatePortfolio } from '../queries.ts';
import { lockPortfolio } from '../require-portfolio.ts';
import { tellTeam } from '../tell-team.ts';
import { forgetUnusedLogo } from './forget-unused-logo.ts';

/** Puts another logo, or none, in the place of the one that is there. */
export async function replaceLogo(
  platform: Platform,
  actor: Actor,
  id: string,
  next: { key: string; logo: Buffer } | null,
): Promise<PortfolioRow> {
  return platform.transaction(async (tx) => {
    const { portfolio } = await lockPortfolio(tx, actor, id, 'manage');
    const { logoKey: oldKey } = portfolio;
    const logoKey = next?.key ?? null;
    if (next === null && oldKey === null) return portfolio;
    // While the portfolio is locked, so that nobody takes the file for an unused one.
    if (next !== null) {
      await platform.storage.put(next.key, next.logo, { contentType: 'image/webp' });
    }
    const changed = await updatePortfolio(tx, id, { logoKey, updatedAt: platform.clock.now() });
    await recordChange(tx, platform.clock, {
      subject: 'business-portfolios.portfolio',
      subjectId: id,
    });
    await audit(tx, platform.clock, actor, {
      act: next === null ? 'business-portfolios.logo-removed' : 'business-portfolios.logo-changed',
      target: { kind: 'business-portfolio', id },
      ...(logoKey !== null && { difference: { logo: fileVersion(logoKey) } }),
    });
    await tellTeam(platform, tx, id);
    if (oldKey !== null) tx.afterCommit(() => forgetUnusedLogo(platform, id, oldKey));
    return changed;
  });
}
