import type { EventKind } from '@callboard/contract/analytics';
import type {
  callDays,
  mediaDays,
  missedDays,
  searchDays,
  talentDays,
} from '../../features/analytics/tables.ts';
import { type Diary, dayOf, type Happening } from './diary.ts';
import type { Made } from './search-activity.ts';

type TalentDay = Required<typeof talentDays.$inferInsert>;

const NOTHING = {
  profileViews: 0,
  clientViews: 0,
  agentViews: 0,
  talentViews: 0,
  searchAppearances: 0,
  mediaPlays: 0,
  callsViewed: 0,
  applied: 0,
};
type Figure = keyof typeof NOTHING;

const FIGURE_OF: Partial<Record<EventKind, Figure>> = {
  profile_view: 'profileViews',
  search_appearance: 'searchAppearances',
  media_play: 'mediaPlays',
  call_view: 'callsViewed',
  applied: 'applied',
};
const VIEWS_BY = { client: 'clientViews', agent: 'agentViews', talent: 'talentViews' } as const;

/** What came together on each day, talent by talent. */
export function countTalentDays(happenings: readonly Happening[]): TalentDay[] {
  const days = new Map<string, TalentDay>();
  for (const { at, kind, talentProfileId, viewer } of happenings) {
    const figure = FIGURE_OF[kind];
    if (talentProfileId === null || figure === undefined) continue;
    const day = dayOf(at);
    const row = getOr(days, `${talentProfileId} ${day}`, () => ({
      talentProfileId,
      day,
      ...NOTHING,
    }));
    row[figure]++;
    if (kind === 'profile_view' && viewer.role !== 'admin') row[VIEWS_BY[viewer.role]]++;
  }
  return [...days.values()];
}

export function countMediaDays(happenings: readonly Happening[]) {
  const days = new Map<string, typeof mediaDays.$inferInsert>();
  for (const { at, kind, talentProfileId, subjectId: mediaId } of happenings) {
    if (kind !== 'media_play' || talentProfileId === null || mediaId === null) continue;
    const day = dayOf(at);
    const first = () => ({ talentProfileId, mediaId, day, plays: 0 });
    getOr(days, `${mediaId} ${day}`, first).plays++;
  }
  return [...days.values()];
}

export function countCallDays(happenings: readonly Happening[]) {
  const days = new Map<string, typeof callDays.$inferInsert>();
  for (const { at, kind, subjectId: callId } of happenings) {
    if (kind !== 'call_view' || callId === null) continue;
    const day = dayOf(at);
    getOr(days, `${callId} ${day}`, () => ({ callId, day, views: 0 })).views++;
  }
  return [...days.values()];
}

export function countSearchDays(happenings: readonly Happening[]) {
  const days = new Map<string, typeof searchDays.$inferInsert>();
  for (const { at, kind, subjectId: searchId } of happenings) {
    if (kind !== 'search_made' || searchId === null) continue;
    const day = dayOf(at);
    getOr(days, `${searchId} ${day}`, () => ({ searchId, day, times: 0 })).times++;
  }
  return [...days.values()];
}

/** Of the profiles for which it is kept. */
export function countMissedDays(made: readonly Made[], diary: Diary, keptFor: ReadonlySet<string>) {
  const days = new Map<string, typeof missedDays.$inferInsert>();
  for (const { search, at } of made) {
    const day = dayOf(at);
    for (const { profileId: talentProfileId, field } of search.missed) {
      if (!keptFor.has(talentProfileId) || !diary.wasHere(talentProfileId, at)) continue;
      const first = () => ({ talentProfileId, day, field, searches: 0 });
      getOr(days, `${talentProfileId} ${day} ${field}`, first).searches++;
    }
  }
  return [...days.values()];
}

function getOr<Row>(rows: Map<string, Row>, key: string, first: () => Row): Row {
  const known = rows.get(key);
  if (known !== undefined) return known;
  const row = first();
  rows.set(key, row);
  return row;
}
