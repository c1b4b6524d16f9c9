import type { Days } from '@callboard/contract/deal-parts';
import type { Actor } from '../../../platform/actor.ts';
import type { Names } from './tell-both-sides.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '3 – 5 May 2026'; of several, the first and how many more. */
export function daysInWords(days: readonly Days[]): string {
  const [first, ...more] = days;
  if (first === undefined) return '';
  const words = DAY.formatRange(new Date(first.from), new Date(first.to)).replace(/\s–\s/, ' – ');
  return more.length === 0 ? words : `${words} and ${more.length} more`;
}

/** You, or the talent by name. */
export const who = ({ isReader, talent }: Names) => (isReader ? 'you' : talent);
export const of = ({ isReader, talent }: Names) => (isReader ? '' : ` (${talent})`);

/** Who did it, where that was somebody for the talent. */
export function doerInWords({ user, onBehalfOf }: Actor, { talent }: Names): string {
  return onBehalfOf === undefined ? talent : `${user.firstName} ${user.lastName}`;
}
