import type { Actor } from '../../platform/actor.ts';
import { addDays, dayIn, startOfDay } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';
import { seenBy } from '../productions/policy.ts';
import { listInProgress } from '../productions/summaries/list-in-progress.ts';
import {
  countPerSpan,
  countTotals,
  findAnswering,
  listClosingCalls,
  listNextAuditions,
} from './queries.ts';

const PRODUCTIONS = 8;
const AUDITIONS = 5;
const CALLS = 8;
const CLOSING_SOON_MS = 7 * 24 * 60 * 60 * 1000;
const DAYS = 30;

/** What a client's productions are up to; for admins the whole platform's. */
export async function getDashboard(platform: Platform, actor: Actor) {
  const { db } = platform;
  const userId = seenBy(actor);
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLOSING_SOON_MS);
  const [productions, auditions, calls, applicationsPerDay, answering, totals] = await Promise.all([
    listInProgress(platform, actor, PRODUCTIONS),
    listNextAuditions(db, userId, now, AUDITIONS),
    listClosingCalls(db, userId, { now, until, limit: CALLS }),
    countPerDay(platform, actor, now),
    userId === undefined ? undefined : findAnswering(db, userId),
    countTotals(db, userId),
  ]);
  return {
    productions,
    nextAuditions: auditions.map((each) => ({ ...each, startsAt: each.startsAt.toISOString() })),
    closingCalls: calls.map((each) => ({ ...each, deadlineAt: each.deadlineAt.toISOString() })),
    applicationsPerDay,
    answering: presentAnswering(answering),
    totals,
  };
}

/** The last thirty days as the viewer lives them, those without any too. */
async function countPerDay({ db }: Platform, actor: Actor, now: Date) {
  const { timeZone } = actor.user;
  const today = dayIn(timeZone, now);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
  const starts = days.map((day) => startOfDay(day, timeZone));
  const counted = await countPerSpan(db, seenBy(actor), starts);
  const bySpan = new Map(counted.map(({ span, count }) => [span, count]));
  // Spans are counted from one.
  return days.map((day, index) => ({ day, count: bySpan.get(index + 1) ?? 0 }));
}

type Answering = { percent: number | null; days: number | null } | undefined;

function presentAnswering(answering: Answering) {
  const { percent = null, days = null } = answering ?? {};
  return percent === null ? null : { percent, days };
}
