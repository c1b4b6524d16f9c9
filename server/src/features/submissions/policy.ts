import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import type { OBSTACLES } from '@callboard/contract/submissions';
import { contentProblems, reservationAgainst } from '../applications/own/apply/policy.ts';
import type { Posting } from '../casting-calls/opportunities/postings/list-postings.ts';
import type { Judgement } from '../fit/judge.ts';
import type { SubmittingSide } from '../representation/submitting/list-sides.ts';
import type { LatestApplication } from './queries.ts';

type Obstacle = (typeof OBSTACLES)[number];

const NOTHING_SENT = { answers: [], selfTapeMediaId: null };

/** Whether a call asks for something that is not the same for all who are submitted together. */
export function needsAnswers({ role }: Posting, now: Date): boolean {
  return Object.keys(contentProblems(role, NOTHING_SENT, now)).length > 0;
}

export function obstacleFor(
  talent: { isMinor: boolean },
  call: Posting,
  side: SubmittingSide,
  now: Date,
): Obstacle | null {
  const reservation = reservationAgainst(talent, call, side.submitterFor(call.productionTypeId));
  if (reservation === 'NOT_FOR_MINORS') return 'not_for_minors';
  if (reservation === 'CLIENT_NOT_VERIFIED') return 'client_not_verified';
  if (reservation === 'NOT_YOURS_TO_SUBMIT') return 'not_yours_to_submit';
  return needsAnswers(call, now) ? 'needs_answers' : null;
}

/** An earlier call's answer is history: to a later call of the role they may be submitted again. */
export function isOfCall(application: LatestApplication, call: { id: string }): boolean {
  const hasEnded = ENDED_APPLICATION_STATUSES.some((ended) => ended === application.status);
  return !hasEnded || application.callId === call.id;
}

/** For sorting: whom a role is for before all others, then by how much of what it asks is there. */
export function scoreOf({ met, asked, isFor }: Judgement): number {
  return (isFor ? 1 : 0) + (asked === 0 ? 0 : met / asked);
}
