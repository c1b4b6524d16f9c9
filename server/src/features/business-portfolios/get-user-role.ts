import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { portfolioRoleOf } from './policy.ts';
import { findPortfolioWithMember } from './queries.ts';

/** Strangers get the same answer as for a portfolio that does not exist. */
export async function getUserRole(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
): Promise<{ role: PortfolioRole }> {
  const standing = await findPortfolioWithMember(platform.db, portfolioId, actor.user.id);
  const role = standing && portfolioRoleOf(actor, standing);
  if (role === undefined) throw new AppError('NOT_FOUND');
  return { role };
}
