import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isPortfolioOnPro } from '../../billing/conditions.ts';
import { requireVisiblePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { type RosterScope, rosterScopeOf } from '../../representation/policy.ts';

/**
 * For the team of an agency on Pro, and for admins. As with the roster, an employee sees the talents they
 * are assigned to, and the agency's figures are those of these.
 */
export async function requireRoster(
  { db }: Platform,
  actor: Actor,
  portfolioId: string,
): Promise<{ name: string; scope: RosterScope }> {
  const { portfolio, role } = await requireVisiblePortfolio(db, actor, portfolioId);
  if (role !== null && !(await isPortfolioOnPro(db, portfolioId))) throw new AppError('PRO_NEEDED');
  return { name: portfolio.name, scope: rosterScopeOf(actor, portfolioId, role ?? 'admin') };
}
