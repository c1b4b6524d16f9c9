import type { PortfolioContents } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPortfolioOnPro } from '../../billing/conditions.ts';
import { requirePortfolio } from '../require-portfolio.ts';
import { countContents } from './queries.ts';

/** What its owner reads before deleting a portfolio. */
export async function getContents(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<PortfolioContents> {
  await requirePortfolio(platform.db, actor, id, 'own');
  const [counts, hasPro] = await Promise.all([
    countContents(platform.db, id, platform.clock.now()),
    isPortfolioOnPro(platform.db, id),
  ]);
  return { ...counts, hasPro };
}
