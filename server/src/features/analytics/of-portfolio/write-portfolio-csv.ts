import type { Actor } from '../../../platform/actor.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/http/csv.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isBeforeCounted, type Period, periodOf } from '../figures/period.ts';
import { findCountedSince, roster, type Whose } from '../figures/queries.ts';
import { listTalents, type Place, type TalentRow } from './queries.ts';
import { requireRoster } from './require-roster.ts';

const AT_ONCE = 1_000;

const HEADINGS = [
  'Talent',
  'Profile views',
  'Profile views before',
  'Search appearances',
  'Search appearances before',
  'Media plays',
  'Media plays before',
  'Applications sent',
  'Applications sent before',
  'Booked',
];

/** Talent by talent, read while it is sent: most rosters are one part. */
export async function writePortfolioCsv(
  platform: Platform,
  actor: Actor,
  { portfolioId, days }: { portfolioId: string; days: number },
): Promise<AsyncGenerator<string>> {
  const { db, clock } = platform;
  const { scope } = await requireRoster(platform, actor, portfolioId);
  const whose = roster(db, scope);
  const period = periodOf(clock.now(), days);
  const hasBefore = isBeforeCounted(period, await findCountedSince(db, whose));
  return writeTalents(platform, { whose, period, hasBefore });
}

async function* writeTalents(
  { db }: Platform,
  { whose, period, hasBefore }: { whose: Whose; period: Period; hasBefore: boolean },
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  let after: Place | undefined;
  do {
    const rows: TalentRow[] = await listTalents(db, whose, period, { after, limit: AT_ONCE });
    if (rows.length > 0) yield rows.map((row) => lineOf(row, hasBefore)).join('');
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    after = last && { views: last.viewsNow, id: last.id };
  } while (after !== undefined);
}

/** What was not counted before is left empty: it is not known to be none. */
function lineOf(row: TalentRow, hasBefore: boolean): string {
  const before = (count: number) => (hasBefore ? count : null);
  const figures = [
    row.viewsNow,
    before(row.viewsBefore),
    row.foundNow,
    before(row.foundBefore),
    row.playsNow,
    before(row.playsBefore),
    row.appliedNow,
    before(row.appliedBefore),
    row.booked,
  ];
  return csvLine([row.name, ...figures]);
}
