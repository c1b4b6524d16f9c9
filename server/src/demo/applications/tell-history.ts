import type { Random } from '../portraits/random.ts';
import type { ApplicationStatus } from '../productions/plan.ts';

/** What a move needs besides its time. */
export type Step = {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: 'talent' | 'team' | 'system';
  reason: string | null;
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
  not_selected: [
    'Too young beside the rest of the family',
    'Good read; too close to someone already cast',
    'Accent not there yet, ask again',
    'Reads older than the part',
    'Dates do not work for us',
  ],
  released: ['Block nine moved and the dates could not be made to fit'],
  withdrawn: ['Took another job', 'No longer free on the dates', 'Wants to rest this month'],
  offer_declined: ['A clash with rehearsals elsewhere'],
  role_cancelled: ['The role was cut'],
};

/** A booking ends a call, and whoever is still waiting then gets their answer. */
const WITH_THE_END: readonly ApplicationStatus[] = ['booked', 'not_selected', 'role_cancelled'];

type Window = { start: Date; end: Date; isOver: boolean };

/** From the day the call opened until `end`; what is still new came lately. */
export function tellHistory(
  status: ApplicationStatus,
  { start, end, isOver }: Window,
  dice: Random,
): Step[] {
  const way = WAYS[status];
  const span = end.getTime() - start.getTime();
  const luck = dice.next();
  const sent = start.getTime() + span * (way.length === 1 ? 1 - luck ** 2 * 0.4 : luck * 0.55);
  const left = end.getTime() - sent;
  return way.map((to, index) => {
    // Never so far that two moves change places.
    const wobble = index === 0 ? 0 : (dice.next() - 0.5) * 0.6;
    const reasons = REASONS[to];
    const isTheEnd = isOver && to === status && WITH_THE_END.includes(to);
    return {
      from: way[index - 1] ?? null,
      to,
      by: moverOf(to),
      reason: reasons === undefined ? null : dice.pick(reasons),
      at: isTheEnd ? end : wholeSecond(sent + (left * (index + wobble)) / way.length),
    };
  });
}

function moverOf(to: ApplicationStatus): Step['by'] {
  if (to === 'role_cancelled') return 'system';
  return BY_TALENT.includes(to) ? 'talent' : 'team';
}

function wholeSecond(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000);
}
