import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { type SQL, sql } from 'drizzle-orm';
import { literals } from '../../../platform/database/columns.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';

/** By which rules answers to applicants are counted, wherever that is done. */

/** What only the team, or a role that was cut, brings about. Having been looked at is no answer. */
const ANSWERING = [
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'not_selected',
  'released',
  'role_cancelled',
] as const satisfies readonly ApplicationStatus[];

/** Whoever applied longer ago than this might have been answered. */
const TIME_TO_ANSWER_MS = 14 * 24 * 60 * 60 * 1000;

/** Of a move: that it answers, once it was told. */
export const isAnswer = sql`(${applicationStatusChanges.toStatus} in (${literals(ANSWERING)})
  and ${applicationStatusChanges.undoneAt} is null)`;

/** Of an application: that it had its time to be answered, or its call ended before. */
export function isDue(now: Date): SQL {
  const dueBefore = new Date(now.getTime() - TIME_TO_ANSWER_MS);
  return sql`(${applications.createdAt} <= ${dueBefore} or ${castingCalls.endedAt} is not null)`;
}

/** Whoever withdrew before there was an answer is not counted: nobody was left waiting. */
export function isCounted(answeredAt: SQL, toldStatus: SQL): SQL {
  return sql`(${answeredAt} is not null or ${toldStatus} <> 'withdrawn')`;
}

/** What share was answered, in per cent; null of nobody. */
export function answeredPercent(answeredAt: SQL, which: SQL = sql`true`): SQL {
  return sql`round(100.0 * count(${answeredAt}) filter (where ${which})
    / nullif(count(*) filter (where ${which}), 0))::int`;
}

/** How long it took until half of the answers were there, in seconds. */
export function medianSeconds(answeredAt: SQL, appliedAt: SQL, which: SQL = sql`true`): SQL {
  return sql`extract(epoch from percentile_cont(0.5) within group (order by ${answeredAt} - ${appliedAt})
    filter (where ${answeredAt} is not null and ${which}))`;
}
