import { RAW_EVENT_DAYS, type TalentAnalytics } from '@callboard/contract/analytics';
import type { Actor } from '../../../platform/actor.ts';
import { addDays, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readEntries } from '../../talent-search/projection/read-entries.ts';
import { getFigures } from '../figures/get-figures.ts';
import { type Period, periodOf } from '../figures/period.ts';
import { type DayRow, oneTalent } from '../figures/queries.ts';
import { isLacking, MISSABLE_FIELDS, type Missable } from '../missing/missable-fields.ts';
import {
  type FoundByRow,
  findPlan,
  listFoundBy,
  listMissed,
  listWatched,
  type MissedRow,
} from './queries.ts';
import { requireTalent } from './require-talent.ts';

type Talent = Awaited<ReturnType<typeof requireTalent>>;
type Missed = NonNullable<TalentAnalytics['missing']>[number];
type Asked = { talentProfileId: string; days: number };

export async function getTalentAnalytics(
  platform: Platform,
  actor: Actor,
  { talentProfileId, days }: Asked,
): Promise<TalentAnalytics> {
  const talent = await requireTalent(platform, actor, talentProfileId);
  const { db, clock } = platform;
  const period = periodOf(clock.now(), days);
  const [{ rows, figures }, media, foundBy, missed, unsaid] = await Promise.all([
    getFigures(db, oneTalent(talentProfileId), period),
    listWatched(db, talentProfileId, period),
    listFoundBy(db, talentProfileId, keptSince(period)),
    findMissed(platform, talent, period),
    listUnsaid(platform, talentProfileId),
  ]);
  return {
    ...figures,
    name: talent.stageName ?? `${talent.firstName} ${talent.lastName}`,
    viewers: viewersOf(rows, period),
    media,
    searches: foundBy.map(presentSearch),
    missing: missed && presentMissed(missed, unsaid),
    unsaid: unsaid.length,
    isMinor: talent.isMinor,
    isHidden: talent.visibility === 'hidden',
  };
}

/** Of an older day there are no single events. */
function keptSince({ from, to }: Period): Date {
  const oldest = addDays(to, 1 - RAW_EVENT_DAYS);
  return startOfDay(from > oldest ? from : oldest, 'UTC');
}

function viewersOf(rows: readonly DayRow[], { from }: Period): TalentAnalytics['viewers'] {
  const now = rows.filter(({ day }) => day >= from);
  const sum = (kind: 'clientViews' | 'agentViews' | 'talentViews') =>
    now.reduce((total, row) => total + row[kind], 0);
  return { client: sum('clientViews'), agent: sum('agentViews'), talent: sum('talentViews') };
}

function presentSearch({ search, appearances }: FoundByRow): TalentAnalytics['searches'][number] {
  const { hasWords, ...filters } = search;
  return { search: filters, hasWords: hasWords === true, appearances };
}

/** What searches ask for and this profile says nothing of. */
async function listUnsaid(platform: Platform, id: string): Promise<readonly Missable[]> {
  const [entry] = await readEntries(platform, [id]);
  return entry === undefined ? [] : MISSABLE_FIELDS.filter((one) => isLacking(one, entry));
}

async function findMissed(
  { db }: Platform,
  { id, isMinor, visibility }: Talent,
  period: Period,
): Promise<MissedRow[] | null> {
  if (isMinor || visibility === 'hidden') return null;
  return (await findPlan(db, id)) === 'free' ? null : listMissed(db, id, period);
}

/** What has been filled in meanwhile is missing no more. */
function presentMissed(rows: readonly MissedRow[], unsaid: readonly Missable[]): Missed[] {
  return rows.flatMap(({ field, searches }) => {
    const missable = unsaid.find((one) => one.field === field);
    if (missable === undefined) return [];
    const { label, section } = missable;
    return [{ field, label, section, searches }];
  });
}
