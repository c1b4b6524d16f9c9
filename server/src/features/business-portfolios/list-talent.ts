import type { RosterTalent } from '@callboard/contract/business-portfolios';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { rosterScopeOf } from '../representation/policy.ts';
import { listRoster } from '../representation/roster/list-roster.ts';
import { requirePortfolio } from './require-portfolio.ts';

/** An admin sees the whole roster, an employee the talents they are assigned to. */
export async function listTalent(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  before: string | undefined,
): Promise<RosterTalent[]> {
  const { role } = await requirePortfolio(platform.db, actor, portfolioId);
  return listRoster(platform, rosterScopeOf(actor, portfolioId, role), before);
}
