import type { RosterEntry } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireVisiblePortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { NO_FILTERS, shownTo } from '../page/filters.ts';
import { listPlaces } from '../page/queries.ts';
import { readEntries } from './read-entries.ts';

/** One of those whom someone finds in the roster; the same answer where there is none. */
export async function getRosterEntry(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  talentProfileId: string,
): Promise<RosterEntry> {
  const { db, clock } = platform;
  const { portfolio, role } = await requireVisiblePortfolio(db, actor, portfolioId);
  const shown = shownTo(actor, portfolio, role);
  const which = { shown, filters: { ...NO_FILTERS, talentProfileId }, now: clock.now() };
  const places = await listPlaces(db, which, { sort: 'name', after: undefined, limit: 1 });
  const ids = places.map(({ id }) => id);
  const [entry] = await readEntries(platform, portfolioId, ids);
  if (entry === undefined) throw new AppError('NOT_FOUND');
  return entry;
}
