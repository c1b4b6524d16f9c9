import type { QueryOf } from '@callboard/contract/endpoint';
import type { rosterEndpoints } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireVisiblePortfolio } from '../../../business-portfolios/require-portfolio.ts';
import { readEntries } from '../entries/read-entries.ts';
import { shownTo } from './filters.ts';
import { readCursor, writeCursor } from './place.ts';
import { countPeople, listPlaces } from './queries.ts';

type Asked = QueryOf<typeof rosterEndpoints.list>;

/** The talents whom someone of the team works with, or oversees, and those who were asked. */
export async function listRosterPage(
  platform: Platform,
  actor: Actor,
  portfolioId: string,
  { cursor, limit, sort, search, assignedTo, standing }: Asked,
) {
  const { portfolio, role } = await requireVisiblePortfolio(platform.db, actor, portfolioId);
  const shown = shownTo(actor, portfolio, role);
  const which = { shown, filters: { search, assignedTo, standing }, now: platform.clock.now() };
  const after = readCursor(cursor);
  const [places, total] = await Promise.all([
    listPlaces(platform.db, which, { sort, after, limit: limit + 1 }),
    countPeople(platform.db, which),
  ]);
  const page = places.slice(0, limit);
  const last = page.at(-1);
  const isMore = last !== undefined && places.length > limit;
  const ids = page.map(({ id }) => id);
  return {
    items: await readEntries(platform, portfolioId, ids),
    total,
    nextCursor: isMore ? writeCursor(last) : null,
  };
}
