import type { Actor } from '../../../platform/actor.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/http/csv.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Period, periodOf } from '../figures/period.ts';
import { roster, type Whose } from '../figures/queries.ts';
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
  const { scope } = await requireRoster(platform, actor, portfolioId);
  return writeTalents(platform, roster(platform.db, scope), periodOf(platform.clock.now(), days));
}

async function* writeTalents(
  { db }: Platform,
  whose: Whose,
  period: Period,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS);
  let after: Place | undefined;
  do {
    const rows: TalentRow[] = await listTalents(db, whose, period, { after, limit: AT_ONCE });
    if (rows.length > 0) yield rows.map(lineOf).join('');
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    after = last && { views: last.viewsNow, id: last.id };
  } while (after !== undefined);
}

function lineOf(row: TalentRow): string {
  const figures = [
    row.viewsNow,
    row.viewsBefore,
    row.foundNow,
    row.foundBefore,
    row.playsNow,
    row.playsBefore,
    row.appliedNow,
    row.appliedBefore,
    row.booked,
  ];
  return csvLine([row.name, ...figures]);
}
