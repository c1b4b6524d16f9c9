import type {
  DayFigures,
  PortfolioAnalytics,
  RosterTalentFigures,
  TalentAnalytics,
} from '@callboard/contract/analytics';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TODAY = Date.UTC(2026, 10, 16);

export const PROFILE_ID = '0198c7a0-0000-7000-8000-0000000000b1';
export const SHOWREEL_ID = '0198c7a0-0000-7000-8000-0000000000b2';

const dayBefore = (days: number) => new Date(TODAY - days * DAY_MS).toISOString().slice(0, 10);

/** One more view each day: the oldest of the period before has 1, today as many as there are days. */
function daysOf(days: number): DayFigures[] {
  return Array.from({ length: 2 * days }, (_, at) => ({
    day: dayBefore(2 * days - 1 - at),
    profileViews: at + 1,
    searchAppearances: 2,
    mediaPlays: 0,
    callsViewed: 1,
    applied: 0,
  }));
}

const figuresOf = (days: number) => ({
  period: { days, from: dayBefore(days - 1), to: dayBefore(0) },
  countedUntil: '2026-11-16T12:40:00.000Z',
  countedSince: '2024-01-08',
  isBeforeCounted: true,
  totals: {
    profileViews: { now: 1_284_339, before: 1_284_327 },
    searchAppearances: { now: 60, before: 72 },
    mediaPlays: { now: 4, before: 0 },
    callsViewed: { now: 7, before: 7 },
    applied: { now: 0, before: 0 },
  },
  days: daysOf(days),
  funnel: [
    { stage: 'applied' as const, now: 20, before: 10 },
    { stage: 'booked' as const, now: 5, before: 1 },
  ],
});

export function testTalentAnalytics(
  days: number,
  given: Partial<TalentAnalytics> = {},
): TalentAnalytics {
  return {
    ...figuresOf(days),
    name: 'Mara Okonjo',
    viewers: { client: 6, agent: 3, talent: 1 },
    media: [{ mediaId: SHOWREEL_ID, title: 'Showreel', kind: 'video', now: 4, before: 0 }],
    searches: [{ search: { gender: ['woman'], ageMin: 25 }, hasWords: true, appearances: 14 }],
    missing: [{ field: 'heightCm', label: 'Height', section: 'traits', searches: 37 }],
    unsaid: 3,
    isMinor: false,
    isHidden: false,
    ...given,
  };
}

/** As it is for those whom nobody has looked at. */
export function nothingCounted(days: number): TalentAnalytics {
  const nothing = { now: 0, before: 0 };
  const [figures] = daysOf(days);
  return testTalentAnalytics(days, {
    countedUntil: null,
    totals: {
      profileViews: nothing,
      searchAppearances: nothing,
      mediaPlays: nothing,
      callsViewed: nothing,
      applied: nothing,
    },
    days: figures === undefined ? [] : [{ ...figures, profileViews: 0, searchAppearances: 0 }],
    funnel: [{ stage: 'applied', ...nothing }],
    viewers: { client: 0, agent: 0, talent: 0 },
    media: [],
    searches: [],
    missing: [],
  });
}

export const testRosterTalent = (name: string): RosterTalentFigures => ({
  talentProfileId: `profile-${name}`,
  name,
  photoUrl: null,
  profileViews: { now: 43, before: 38 },
  searchAppearances: { now: 9, before: 0 },
  mediaPlays: { now: 2, before: 2 },
  applied: { now: 3, before: 4 },
  booked: 1,
});

export function testPortfolioAnalytics(
  days: number,
  given: Partial<PortfolioAnalytics> = {},
): PortfolioAnalytics {
  return {
    ...figuresOf(days),
    name: 'Finch & Wren',
    isOfAssigned: false,
    talents: [testRosterTalent('Ada'), testRosterTalent('Bo')],
    nextCursor: null,
    ...given,
  };
}
