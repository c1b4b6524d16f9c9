import type { FitReason } from '@callboard/contract/fit';
import { daysInWords } from '../../lib/casting/days.ts';
import { heightIn, type Units } from '../../lib/talent/measures.ts';

export type FitReader = { units: Units; playingAge: string };

/** What a role asks for, in a few words: 'playing age 45–55', 'fluent Polish'. */
export function askedInWords(reason: FitReason, { units, playingAge }: FitReader): string {
  const { criterion, terms, level, min, max } = reason;
  switch (criterion) {
    case 'age':
      return `${playingAge.toLowerCase()} ${range(min, max, String)}`;
    case 'height':
      return range(min, max, (cm) => heightIn(units, cm));
    case 'language':
      return level === null ? terms.join(', ') : `${inWords(level)} ${terms.join(', ')}`;
    case 'accent':
      return `${terms.join(', ')} accent`;
    case 'skill':
      return level === null ? terms.join(', ') : `${terms.join(', ')} (${inWords(level)})`;
    case 'dates':
      return datesInWords(reason);
    default:
      return terms.join(' or ');
  }
}

function range(min: number | null, max: number | null, say: (value: number) => string): string {
  if (min === null) return max === null ? '' : `up to ${say(max)}`;
  if (max === null) return `from ${say(min)}`;
  return min === max ? say(min) : `${say(min)}–${say(max)}`;
}

const inWords = (level: string) => level.replaceAll('_', ' ');

function datesInWords({ verdict, from, to }: FitReason): string {
  if (verdict === 'met') return 'free on all dates';
  return from === null ? 'the dates' : `free ${daysInWords(from, to)}`;
}

/** All of it in a line or two: what fits first, then what was asked and is missing. */
export function fitInWords(reasons: readonly FitReason[], reader: FitReader): string {
  const of = (verdict: FitReason['verdict']) =>
    reasons
      .filter((reason) => reason.verdict === verdict)
      .map((reason) => askedInWords(reason, reader))
      .join(', ');
  const met = of('met');
  const parts = [
    met && `${met.charAt(0).toUpperCase()}${met.slice(1)}.`,
    of('unmet') && `Asked: ${of('unmet')}.`,
    of('unknown') && `Not in the profile: ${of('unknown')}.`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
