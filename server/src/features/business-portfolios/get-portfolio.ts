import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentDetail } from './present-portfolio.ts';
import { getOwner } from './queries.ts';
import { requireVisiblePortfolio } from './require-portfolio.ts';

export async function getPortfolio(
  { db }: Platform,
  actor: Actor,
  id: string,
): Promise<PortfolioDetail> {
  const standing = await requireVisiblePortfolio(db, actor, id);
  return presentDetail(standing, await getOwner(db, standing.portfolio.ownerUserId));
}
