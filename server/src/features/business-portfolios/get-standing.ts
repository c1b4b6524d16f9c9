import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { portfolioRoleOf } from './policy.ts';
import { findPortfolioWithMember } from './queries.ts';

/** A portfolio and the actor's role in it. Strangers get the same answer as where there is none. */
export async function getStanding(platform: Platform, actor: Actor, portfolioId: string) {
  const standing = await findPortfolioWithMember(platform.db, portfolioId, actor.user.id);
  const role = standing && portfolioRoleOf(actor, standing);
  if (standing === undefined || role === undefined) throw new AppError('NOT_FOUND');
  return { portfolio: standing.portfolio, role };
}
