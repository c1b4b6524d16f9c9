import type { Actor } from '../../../platform/actor.ts';
import { writeCsv } from '../../../platform/http/csv.ts';
import type { Platform } from '../../../platform/platform.ts';
import { everyDay } from '../figures/get-figures.ts';
import { periodOf } from '../figures/period.ts';
import { listDays, oneTalent } from '../figures/queries.ts';
import { requireTalent } from './require-talent.ts';

const HEADINGS = [
  'Day (UTC)',
  'Profile views',
  'Search appearances',
  'Media plays',
  'Calls viewed',
  'Applications sent',
];

/** Day by day, at most a year of them. */
export async function writeTalentCsv(
  platform: Platform,
  actor: Actor,
  { talentProfileId, days }: { talentProfileId: string; days: number },
): Promise<string> {
  await requireTalent(platform, actor, talentProfileId);
  const period = periodOf(platform.clock.now(), days);
  const rows = await listDays(platform.db, oneTalent(talentProfileId), period);
  const lines = everyDay(rows, period).map((day) => [
    day.day,
    day.profileViews,
    day.searchAppearances,
    day.mediaPlays,
    day.callsViewed,
    day.applied,
  ]);
  return writeCsv([HEADINGS, ...lines]);
}
