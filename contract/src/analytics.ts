import * as z from 'zod';
import { empty, endpoint, json, raw } from './endpoint.ts';
import { cursor, id, instant, pageLimit } from './fields.ts';
import { PROFILE_SECTIONS } from './talent-profiles.ts';
import { talentSearchSchema } from './talent-search.ts';

/** What is noted as it happens. `search_made` is the search itself, whoever it found. */
export const EVENT_KINDS = [
  'profile_view',
  'search_appearance',
  'search_made',
  'media_play',
  'call_view',
  'applied',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Single events are kept this long; what was counted per day stays. */
export const RAW_EVENT_DAYS = 90;

/** Of what was watched and of searches, an answer has so many: the most frequent. */
export const MOST_LISTED = 20;

/** How far back one looks, in days. */
export const ANALYTICS_PERIODS = [7, 30, 90, 365] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** What is plotted over time, each counted per day. */
export const METRICS = [
  'profileViews',
  'searchAppearances',
  'mediaPlays',
  'callsViewed',
  'applied',
] as const;
export type Metric = (typeof METRICS)[number];

/** How far applications came that were sent in the period, as their talents were told. */
export const FUNNEL_STAGES = [
  'applied',
  'viewed',
  'shortlisted',
  'audition',
  'offered',
  'booked',
] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

const count = z.number().int();
const day = z.iso.date();

/** How many in the period, and in the one of the same length before it. */
const comparedSchema = z.object({ now: count, before: count });
export type Compared = z.output<typeof comparedSchema>;

const periodSchema = z.object({ days: count, from: day, to: day });
const totalsSchema = z.object({
  profileViews: comparedSchema,
  searchAppearances: comparedSchema,
  mediaPlays: comparedSchema,
  callsViewed: comparedSchema,
  applied: comparedSchema,
});
const dayFiguresSchema = z.object({
  day,
  profileViews: count,
  searchAppearances: count,
  mediaPlays: count,
  callsViewed: count,
  applied: count,
});
export type DayFigures = z.output<typeof dayFiguresSchema>;

const funnelSchema = z.array(z.object({ stage: z.enum(FUNNEL_STAGES), now: count, before: count }));

/** Common to one talent's and a whole roster's. */
const figuresFields = {
  period: periodSchema,
  /** Days are counted every few minutes; none while nothing was counted yet. */
  countedUntil: instant.nullable(),
  /** Since when: since anything was, or since whoever came first of them is here. */
  countedSince: day.nullable(),
  /** Whether all of the period before was counted, too; else it is nothing to compare with. */
  isBeforeCounted: z.boolean(),
  totals: totalsSchema,
  /**
   * From the first day of the period before to today, as UTC counts days; also those on which nothing
   * happened.
   */
  days: z.array(dayFiguresSchema),
  funnel: funnelSchema,
};

const watchedMediaSchema = z.object({
  mediaId: id,
  /** As its talent calls it; none for what is no longer on the profile. */
  title: z.string().nullable(),
  kind: z.enum(['video', 'audio']),
  now: count,
  before: count,
});

const foundBySchema = z.object({
  /** Without the words that were typed, and without whose role it was for: those are their searcher's. */
  search: talentSearchSchema.omit({ q: true, role: true, sort: true }),
  hasWords: z.boolean(),
  appearances: count,
});

const missedSchema = z.object({
  field: z.string(),
  label: z.string(),
  /** Of the profile's editor, where it is filled in. */
  section: z.enum([...PROFILE_SECTIONS, 'work']),
  /** Searches that would have found the talent, had the profile said this. */
  searches: count,
});

const talentAnalyticsSchema = z.object({
  ...figuresFields,
  name: z.string(),
  /** Who looked at the profile. */
  viewers: z.object({ client: count, agent: count, talent: count }),
  /** The most watched first, without what has been removed. */
  media: z.array(watchedMediaSchema),
  /** The most frequent first; of as many days as single events are kept. */
  searches: z.array(foundBySchema),
  /** The most searches first. None where it is not counted: of children, of who hides, and without Pro. */
  missing: z.array(missedSchema).nullable(),
  /** How many of the things that searches ask for the profile leaves unsaid. */
  unsaid: count,
  isMinor: z.boolean(),
  /** No search shows them. */
  isHidden: z.boolean(),
});
export type TalentAnalytics = z.output<typeof talentAnalyticsSchema>;

const rosterTalentSchema = z.object({
  talentProfileId: id,
  name: z.string(),
  photoUrl: z.string().nullable(),
  profileViews: comparedSchema,
  searchAppearances: comparedSchema,
  mediaPlays: comparedSchema,
  applied: comparedSchema,
  booked: count,
});
export type RosterTalentFigures = z.output<typeof rosterTalentSchema>;

const portfolioAnalyticsSchema = z.object({
  ...figuresFields,
  name: z.string(),
  /** For an employee, all of it is of the talents that they are assigned to. */
  isOfAssigned: z.boolean(),
  /** By views, the most viewed first. */
  talents: z.array(rosterTalentSchema),
  nextCursor: z.string().nullable(),
});
export type PortfolioAnalytics = z.output<typeof portfolioAnalyticsSchema>;

const roleReportSchema = z.object({
  roleId: id,
  roleTitle: z.string(),
  productionId: id,
  productionTitle: z.string(),
  /** When its first call opened. */
  openedAt: instant,
  needed: count,
  booked: count,
  /** From the first call to the last of those needed saying yes; none while it is not filled. */
  daysToFill: count.nullable(),
  callViews: count,
  funnel: z.record(z.enum(FUNNEL_STAGES), count),
  /** Of those who waited long enough, or whose call ended; none while there is nobody to count. */
  answeredPercent: count.nullable(),
  /** From applying to the first answer, at the median, in hours. */
  medianAnswerHours: count.nullable(),
});
export type RoleReport = z.output<typeof roleReportSchema>;

/** Of all roles whose first call opened in the period, and in the one before it. */
const reportTotalsSchema = z.object({
  roles: comparedSchema,
  filled: comparedSchema,
  applied: comparedSchema,
  /** Medians and shares, none where there is too little to tell. */
  daysToFill: z.object({ now: count.nullable(), before: count.nullable() }),
  answeredPercent: z.object({ now: count.nullable(), before: count.nullable() }),
  medianAnswerHours: z.object({ now: count.nullable(), before: count.nullable() }),
});
export type ReportTotals = z.output<typeof reportTotalsSchema>;

const clientReportSchema = z.object({
  period: periodSchema,
  /** With the first page alone. */
  totals: reportTotalsSchema.nullable(),
  /** The newest first. */
  roles: z.array(roleReportSchema),
  nextCursor: z.string().nullable(),
  /** What talent read on this company's calls, where there is enough to tell. */
  shownToTalent: z.object({ percent: count, days: count.nullable() }).nullable(),
});
export type ClientReport = z.output<typeof clientReportSchema>;

const PERIOD_WORDS = ANALYTICS_PERIODS.map(String) as [string, ...string[]];
const period = z
  .enum(PERIOD_WORDS, `Please choose ${ANALYTICS_PERIODS.join(', ')} days`)
  .default('30')
  .transform(Number);
const params = z.object({ id });
const ownSide = ['client', 'talent', 'agent', 'admin'] as const;

export const analyticsEndpoints = {
  ofTalent: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/{id}/analytics',
    summary:
      "How a talent is found and how far they get, for the talent's own side on Pro and admins",
    access: ownSide,
    params,
    query: z.object({ days: period }),
    response: json(talentAnalyticsSchema),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  ofTalentCsv: endpoint({
    method: 'GET',
    path: '/api/talent-profiles/{id}/analytics.csv',
    summary: 'The same, day by day, as a CSV file',
    access: ownSide,
    params,
    query: z.object({ days: period }),
    response: raw('text/csv'),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  ofPortfolio: endpoint({
    method: 'GET',
    path: '/api/business-portfolios/{id}/analytics',
    summary: "How an agency's roster is found and how far it gets, for its team on Pro and admins",
    access: ['agent', 'admin'],
    params,
    query: z.object({ days: period, cursor, limit: pageLimit() }),
    response: json(portfolioAnalyticsSchema),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  ofPortfolioCsv: endpoint({
    method: 'GET',
    path: '/api/business-portfolios/{id}/analytics.csv',
    summary: 'The same, talent by talent, as a CSV file',
    access: ['agent', 'admin'],
    params,
    query: z.object({ days: period }),
    response: raw('text/csv'),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  clientReport: endpoint({
    method: 'GET',
    path: '/api/reports/roles',
    summary:
      "How a company's roles were filled and its applicants answered, for its clients on Pro",
    access: ['client', 'admin'],
    query: z.object({
      days: period,
      productionId: id.optional(),
      cursor,
      limit: pageLimit(),
    }),
    response: json(clientReportSchema),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  clientReportCsv: endpoint({
    method: 'GET',
    path: '/api/reports/roles.csv',
    summary: 'The same, role by role, as a CSV file',
    access: ['client', 'admin'],
    query: z.object({ days: period, productionId: id.optional() }),
    response: raw('text/csv'),
    errors: ['NOT_FOUND', 'PRO_NEEDED'],
  }),
  mediaPlayed: endpoint({
    method: 'POST',
    path: '/api/media/{id}/plays',
    summary: 'A film or a sound of a profile began to play, for those who may see it',
    access: 'anyone',
    params,
    response: empty,
    errors: ['NOT_FOUND'],
    limit: { points: 600, seconds: 60 * 60, per: 'user' },
  }),
};
