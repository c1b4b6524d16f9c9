import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { requirePortfolio } from './require-portfolio.ts';

export async function getUserRole(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
): Promise<{ role: PortfolioRole }> {
  const { role } = await requirePortfolio(platform.db, actor, portfolioId);
  return { role };
}
