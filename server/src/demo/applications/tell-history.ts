import type { Answer, TeamReason } from '@callboard/contract/application-moves';
import { dayAt } from '../demo-time.ts';
import type { Random } from '../portraits/random.ts';
import type { ApplicationStatus, CallPlan } from '../productions/plan.ts';
import { sayNo } from './say-no.ts';

/** What a move needs besides its time. */
export type Step = {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: 'talent' | 'team' | 'system';
  reason: string | null;
  answer: Answer | null;
  teamReason: TeamReason | null;
  at: Date;
};

const TO_CALLBACK = ['submitted', 'viewed', 'shortlisted', 'audition', 'callback'] as const;

/** The usual way to each status. */
const WAYS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['submitted'],
  viewed: ['submitted', 'viewed'],
  shortlisted: ['submitted', 'viewed', 'shortlisted'],
  audition: ['submitted', 'viewed', 'shortlisted', 'audition'],
  callback: TO_CALLBACK,
  offered: [...TO_CALLBACK, 'offered'],
  booked: [...TO_CALLBACK, 'offered', 'booked'],
  released: [...TO_CALLBACK, 'offered', 'booked', 'released'],
  offer_declined: [...TO_CALLBACK, 'offered', 'offer_declined'],
  not_selected: ['submitted', 'viewed', 'not_selected'],
  withdrawn: ['submitted', 'viewed', 'withdrawn'],
  role_cancelled: ['submitted', 'viewed', 'role_cancelled'],
};

const BY_TALENT: readonly ApplicationStatus[] = [
  'submitted',
  'booked',
  'offer_declined',
  'withdrawn',
];

const REASONS: Partial<Record<ApplicationStatus, readonly string[]>> = {
  released: ['Block nine moved and the dates could not be made to fit'],
  withdrawn: ['Took another job', 'No longer free on the dates', 'Wants to rest this month'],
  offer_declined: ['A clash with rehearsals elsewhere'],
};

/** A booking ends a call, and whoever is still waiting then gets their answer. */
const WITH_THE_END: readonly ApplicationStatus[] = ['booked', 'not_selected', 'role_cancelled'];
/** Nobody answered these yet, so hardly any of them have been waiting for long. */
const WAITING: readonly ApplicationStatus[] = ['submitted', 'viewed'];
const USUAL_WAIT_DAYS = 13;
const FORGOTTEN = 0.12;
/** Most hear within days; the rest with all the others, when the call ends. */
const ANSWERED_AT_THE_END = 0.35;
const PACE_DAYS = { least: 0.8, most: 3.5 };
const DAY_MS = 24 * 60 * 60 * 1000;

type Window = { start: Date; end: Date; isOver: boolean; callStatus: CallPlan['status'] };
type Story = {
  status: ApplicationStatus;
  cameBack?: boolean;
  when?: readonly [sent: number, since: number];
  isKnown?: boolean;
};

/** From the day the call opened until `end`; what is still new came lately. */
export function tellHistory(story: Story, window: Window, dice: Random): Step[] {
  const { status, cameBack, when, isKnown } = story;
  const { end, isOver, callStatus } = window;
  const way = cameBack ? [...WAYS.withdrawn, ...WAYS[status]] : WAYS[status];
  const { sent, pace } = when
    ? onTheDays(when, way, end)
    : { sent: sentAt(way, window, dice), pace: undefined };
  const usual = PACE_DAYS.least + dice.next() * (PACE_DAYS.most - PACE_DAYS.least);
  const step = pace ?? Math.min((end.getTime() - sent) / way.length, usual * DAY_MS);
  const isLate = status !== 'not_selected' || isKnown || dice.chance(ANSWERED_AT_THE_END);
  return way.map((to, index) => {
    // Never so far that two moves change places.
    const wobble = index === 0 || when ? 0 : (dice.next() - 0.5) * 0.6;
    const reasons = REASONS[to];
    const isTheEnd = isOver && isLate && to === status && WITH_THE_END.includes(to);
    return {
      from: way[index - 1] ?? null,
      to,
      by: moverOf(to),
      reason: reasons === undefined ? null : dice.pick(reasons),
      ...answerWith(to, isTheEnd && callStatus === 'filled', dice),
      at: isTheEnd ? end : wholeSecond(sent + step * (index + wobble)),
    };
  });
}

function onTheDays(
  [sent, since]: readonly [number, number],
  way: readonly ApplicationStatus[],
  end: Date,
) {
  const pace = ((sent - since) * DAY_MS) / Math.max(1, way.length - 1);
  return { sent: end.getTime() - sent * DAY_MS, pace };
}

function sentAt(way: readonly ApplicationStatus[], window: Window, dice: Random): number {
  const { start, end, isOver } = window;
  const luck = dice.next();
  const isWaiting = !isOver && WAITING.some((status) => way.at(-1) === status);
  const isRecent = isWaiting && !dice.chance(FORGOTTEN);
  const lately = dayAt(end, -USUAL_WAIT_DAYS).getTime();
  const from = isRecent ? Math.max(start.getTime(), lately) : start.getTime();
  const share = way.length === 1 ? 1 - luck ** 2 * 0.8 : luck * 0.8;
  return from + (end.getTime() - from) * share;
}

function answerWith(to: ApplicationStatus, isFilled: boolean, dice: Random) {
  if (to === 'not_selected') return sayNo(isFilled, dice);
  return { answer: to === 'role_cancelled' ? ('role_cut' as const) : null, teamReason: null };
}

function moverOf(to: ApplicationStatus): Step['by'] {
  if (to === 'role_cancelled') return 'system';
  return BY_TALENT.includes(to) ? 'talent' : 'team';
}

function wholeSecond(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000);
}
