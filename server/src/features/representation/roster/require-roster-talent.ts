import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePortfolio } from '../../business-portfolios/require-portfolio.ts';
import { NO_FILTERS, shownTo } from './page/filters.ts';
import { listPlaces } from './page/queries.ts';

export type RosterTalentId = { portfolioId: string; talentProfileId: string };

/** A talent on the roster whom this member works with or oversees. To others there is none. */
export async function requireRosterTalent(
  { clock }: Pick<Platform, 'clock'>,
  db: Queryable,
  actor: Actor,
  { portfolioId, talentProfileId }: RosterTalentId,
) {
  const standing = await requirePortfolio(db, actor, portfolioId);
  const shown = shownTo(actor, standing.portfolio, standing.role);
  const filters = { ...NO_FILTERS, standing: 'represented', talentProfileId } as const;
  const which = { shown, filters, now: clock.now() };
  const page = { sort: 'name', after: undefined, limit: 1 } as const;
  const [place] = await listPlaces(db, which, page);
  if (place === undefined) throw new AppError('NOT_FOUND');
  return standing;
}
