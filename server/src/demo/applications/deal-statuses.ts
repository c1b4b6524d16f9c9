import type { ApplicationStatus } from '../productions/plan.ts';
import type { Posting } from '../productions/postings.ts';

/**
 * How far the applicants whose story is not told have come, best fit first: the team has got
 * through more of a call the longer it has been open.
 */
export function dealStatuses({ call, role }: Posting, howMany: number): ApplicationStatus[] {
  const told = call.known.filter(({ status }) => status === 'booked').length;
  const toBook = Math.max(0, (role.count ?? 1) - told);
  return deal(plan(call, howMany, toBook), howMany);
}

type Plan = {
  /** From the best down. */
  top: [ApplicationStatus, number][];
  rest: ApplicationStatus;
  /** From the least likely up. */
  bottom: [ApplicationStatus, number][];
};

function plan({ status, openedDaysAgo }: Posting['call'], howMany: number, toBook: number): Plan {
  const share = (part: number) => Math.round(howMany * part);
  if (status === 'cancelled') return { top: [], rest: 'role_cancelled', bottom: [] };
  if (status === 'filled') {
    return {
      top: [
        ['booked', toBook],
        ['offer_declined', share(0.07)],
      ],
      rest: 'not_selected',
      bottom: [['withdrawn', share(0.07)]],
    };
  }
  if (status === 'closed') {
    return {
      top: [
        ['audition', share(0.15)],
        ['shortlisted', share(0.15)],
      ],
      rest: 'not_selected',
      bottom: [['withdrawn', share(0.08)]],
    };
  }
  const days = openedDaysAgo ?? 0;
  const isNew = days < 8;
  return {
    top: [
      ['audition', isNew ? 0 : share(0.06)],
      ['shortlisted', share(isNew ? 0.06 : 0.12)],
      ['viewed', share(isNew ? 0.15 : 0.25)],
    ],
    rest: 'submitted',
    bottom: [
      ['withdrawn', share(0.04)],
      ['not_selected', isNew ? 0 : share(0.08)],
      ['viewed', share(0.1)],
    ],
  };
}

function deal({ top, rest, bottom }: Plan, howMany: number): ApplicationStatus[] {
  const best = repeat(top).slice(0, howMany);
  const least = repeat(bottom)
    .slice(0, howMany - best.length)
    .reverse();
  const between = howMany - best.length - least.length;
  return [...best, ...Array<ApplicationStatus>(between).fill(rest), ...least];
}

function repeat(counts: readonly [ApplicationStatus, number][]): ApplicationStatus[] {
  return counts.flatMap(([status, count]) => Array<ApplicationStatus>(count).fill(status));
}
