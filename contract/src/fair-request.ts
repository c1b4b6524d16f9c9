import type { AuditionKind, AuditionRound } from './audition-choices.ts';
import { LATER_ROUNDS } from './audition-choices.ts';

/**
 * What is fair to ask of people who are not paid for it yet. These are hints to whoever writes the
 * request, never refusals.
 */
export const FAIR = {
  /** Between being asked and being due, weekends not counted. */
  hours: 48,
  hoursForMinors: 72,
  pagesAtFirst: 8,
  pagesLater: 12,
} as const;

export type FairHint =
  | { kind: 'short_notice'; hours: number; fairHours: number }
  | { kind: 'many_pages'; pages: number; fairPages: number }
  | { kind: 'memorising' };

type Request = {
  kind: AuditionKind;
  round: AuditionRound;
  /** When the tape is due, or the first one is seen. */
  at: Date | null;
  pages: number | null;
  isMemorised: boolean;
  /** A role that children play, or a child among those asked. */
  isForMinors: boolean;
};

export function fairHints(request: Request, now: Date, timeZone: string): FairHint[] {
  const { at, pages, round, isMemorised, isForMinors } = request;
  const hints: FairHint[] = [];
  const fairHours = isForMinors ? FAIR.hoursForMinors : FAIR.hours;
  if (at !== null && at > now) {
    const hours = workingHours(now, at, timeZone);
    if (hours < fairHours) hints.push({ kind: 'short_notice', hours, fairHours });
  }
  const isLater = LATER_ROUNDS.some((later) => later === round);
  const fairPages = isLater ? FAIR.pagesLater : FAIR.pagesAtFirst;
  if (pages !== null && pages > fairPages) hints.push({ kind: 'many_pages', pages, fairPages });
  if (isMemorised) hints.push({ kind: 'memorising' });
  return hints;
}

const HOUR = 60 * 60 * 1000;

/** Hours between two moments of which none lies on a Saturday or Sunday there, rounded down. */
export function workingHours(from: Date, to: Date, timeZone: string): number {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
  let hours = 0;
  // Beyond two weeks it is fair in any case.
  const end = Math.min(to.getTime(), from.getTime() + 14 * 24 * HOUR);
  for (let at = from.getTime(); at + HOUR <= end; at += HOUR) {
    const day = weekday.format(at);
    if (day !== 'Sat' && day !== 'Sun') hours += 1;
  }
  return hours;
}
