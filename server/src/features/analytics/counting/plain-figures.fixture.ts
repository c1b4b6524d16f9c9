import { FUNNEL_STAGES } from '@callboard/contract/analytics';
import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { addDays } from '../../../platform/calendar.ts';
import type { Happened } from '../analytics.fixture.ts';

export type Applied = {
  talentProfileId: string;
  createdAt: Date;
  changes: { to: ApplicationStatus; isTold: boolean; isUndone: boolean }[];
};
export type World = { events: readonly Happened[]; applications: readonly Applied[] };
type Asked = { talentProfileIds: readonly string[]; today: string; days: number };

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/** The same viewer of the same thing within one hour, once. */
function onlyOnce(events: readonly Happened[], thingOf: (event: Happened) => string): Happened[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const key = [event.kind, thingOf(event), event.viewer, hourOf(event.at)].join(' ');
    return seen.size < seen.add(key).size;
  });
}

const thing = ({ kind, talentProfileId, subjectId }: Happened) =>
  kind === 'profile_view' ? `${talentProfileId}` : `${talentProfileId} ${subjectId}`;

const KIND_OF = {
  profileViews: 'profile_view',
  searchAppearances: 'search_appearance',
  mediaPlays: 'media_play',
  callsViewed: 'call_view',
  applied: 'applied',
} as const;

/** What an answer has to say, worked out from single events without any SQL. */
export function plainFigures(world: World, { talentProfileIds, today, days }: Asked) {
  const from = addDays(today, 1 - days);
  const beforeFrom = addDays(from, -days);
  const isNow = (at: Date) => dayOf(at) >= from && dayOf(at) <= today;
  const isBefore = (at: Date) => dayOf(at) >= beforeFrom && dayOf(at) < from;
  const isTheirs = (id: string | undefined) => id !== undefined && talentProfileIds.includes(id);
  const events = onlyOnce(world.events, thing).filter((event) => isTheirs(event.talentProfileId));
  const numberOf = (is: (event: Happened) => boolean) => events.filter(is).length;
  const compare = (is: (event: Happened) => boolean) => ({
    now: numberOf((event) => is(event) && isNow(event.at)),
    before: numberOf((event) => is(event) && isBefore(event.at)),
  });
  const metrics = Object.entries(KIND_OF);
  const viewsBy = (role: string) =>
    numberOf(
      ({ kind, viewerRole, at }) => kind === 'profile_view' && viewerRole === role && isNow(at),
    );
  const applications = world.applications.filter((one) => isTheirs(one.talentProfileId));
  const reached = (stage: number, isMeant: (at: Date) => boolean) =>
    applications.filter((one) => isMeant(one.createdAt) && furthestOf(one) >= stage).length;
  return {
    period: { days, from, to: today },
    totals: Object.fromEntries(
      metrics.map(([metric, kind]) => [metric, compare((event) => event.kind === kind)]),
    ),
    days: Array.from({ length: days * 2 }, (_, after) => {
      const day = addDays(beforeFrom, after);
      const ofDay = metrics.map(([metric, kind]) => [
        metric,
        numberOf((event) => event.kind === kind && dayOf(event.at) === day),
      ]);
      return { day, ...Object.fromEntries(ofDay) };
    }),
    funnel: FUNNEL_STAGES.map((stage, at) => ({
      stage,
      now: reached(at, isNow),
      before: reached(at, isBefore),
    })),
    viewers: { client: viewsBy('client'), agent: viewsBy('agent'), talent: viewsBy('talent') },
    booked: reached(FUNNEL_STAGES.indexOf('booked'), isNow),
    /** Of one film, or by one search. */
    ofSubject: (kind: Happened['kind'], subjectId: string) =>
      compare((event) => event.kind === kind && event.subjectId === subjectId),
  };
}

type Counted = { kind: 'call_view' | 'search_made'; subjectId: string; day: string };

/** How often a call was viewed or a search made on a day, for whomever. */
export function plainTimes({ events }: World, { kind, subjectId, day }: Counted): number {
  const all = events.filter((event) => event.kind === kind && event.subjectId === subjectId);
  return onlyOnce(all, () => subjectId).filter(({ at }) => dayOf(at) === day).length;
}

const WAY: readonly (readonly ApplicationStatus[])[] = [
  ['submitted'],
  ['viewed'],
  ['shortlisted'],
  ['audition', 'callback'],
  ['offered', 'offer_declined'],
  ['booked', 'released'],
];

function furthestOf({ changes }: Applied): number {
  const told = changes.filter(({ isTold, isUndone }) => isTold && !isUndone);
  return Math.max(0, ...told.map(({ to }) => WAY.findIndex((stage) => stage.includes(to))));
}
