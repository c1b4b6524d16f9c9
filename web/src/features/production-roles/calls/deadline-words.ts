import { shortDay } from '../../../lib/casting/days.ts';
import { untilInWords } from '../../../lib/casting/until.ts';

/** 'closes in 3 days'. A call stays open after its deadline until someone ends it. */
export function deadlineInWords(deadlineAt: string, now: Date = new Date()): string {
  return new Date(deadlineAt) > now
    ? `closes ${untilInWords(deadlineAt, now)}`
    : `deadline passed on ${shortDay(deadlineAt, now)}`;
}
