import { type Compared, RAW_EVENT_DAYS } from '@callboard/contract/analytics';
import { numberInWords } from './metric-words.ts';

const YEAR = 365;

export const thisPeriod = (days: number) =>
  days === YEAR ? 'the last year' : `these ${days} days`;
export const periodBefore = (days: number) =>
  days === YEAR ? 'the year before' : `the ${days} days before`;

/** What single events tell of, which are kept for a while only. */
export const keptPeriod = (days: number) =>
  days > RAW_EVENT_DAYS ? `the last ${RAW_EVENT_DAYS} days` : thisPeriod(days);

export type Trend = 'more' | 'fewer' | 'same' | 'new';

/** How a figure stands to the one of the period before, told without colours. */
export function compare({ now, before }: Compared, days: number): { trend: Trend; words: string } {
  const then = periodBefore(days);
  if (now === before) {
    const words = now === 0 ? `None in ${then} either` : `As many as in ${then}`;
    return { trend: 'same', words };
  }
  if (before === 0) return { trend: 'new', words: `New: none in ${then}` };
  const trend = now > before ? 'more' : 'fewer';
  return { trend, words: `${numberInWords(Math.abs(now - before))} ${trend} than in ${then}` };
}

/** A part of a whole in percent; nothing of nothing is no share. */
export function shareInWords(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}
