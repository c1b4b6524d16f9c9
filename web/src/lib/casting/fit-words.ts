import type { FitReason } from '@callboard/contract/fit';
import { heightIn, type Units } from '../talent/measures.ts';
import { daysInWords } from './days.ts';

export type FitReader = { units: Units; playingAge: string };

/** What a role asks for, in a few words: 'playing age 45–55', 'fluent Polish'. */
export function askedInWords(reason: FitReason, { units, playingAge }: FitReader): string {
  const { criterion, terms, level, min, max } = reason;
  switch (criterion) {
    case 'age':
      return `${playingAge.toLowerCase()} ${range(min, max, String)}`;
    case 'height':
      return `height ${heightsInWords(min, max, units)}`;
    case 'language':
      return level === null ? terms.join(', ') : `${inWords(level)} ${terms.join(', ')}`;
    case 'accent':
      return `${terms.join(', ')} accent`;
    case 'skill':
      return level === null ? terms.join(', ') : `${terms.join(', ')} (${inWords(level)})`;
    case 'dates':
      return datesInWords(reason);
    case 'union':
      return unionInWords(reason);
    default:
      return anyOf(terms);
  }
}

function range(min: number | null, max: number | null, say: (value: number) => string): string {
  if (min === null) return max === null ? '' : `up to ${say(max)}`;
  if (max === null) return `from ${say(min)}`;
  return min === max ? say(min) : `${say(min)}–${say(max)}`;
}

/** '165–185 cm', 'from 5′ 7″'. */
export function heightsInWords(min: number | null, max: number | null, units: Units): string {
  return range(min, max, (cm) => heightIn(units, cm)).replace(' cm–', '–');
}

const inWords = (level: string) => level.replaceAll('_', ' ');

/** 'Welsh, Irish or Scottish'. */
function anyOf(terms: readonly string[]): string {
  const last = terms.at(-1) ?? '';
  return terms.length < 2 ? last : `${terms.slice(0, -1).join(', ')} or ${last}`;
}

function datesInWords({ verdict, from, to }: FitReason): string {
  if (verdict === 'met') return 'free on all dates';
  return from === null ? 'free on the dates' : `free ${daysInWords(from, to)}`;
}

/** A union by its name; where none is named, whether one must be in any. */
function unionInWords({ terms }: FitReason): string {
  const named = anyOf(terms);
  return named === 'union' ? 'in a union' : named;
}

/** All of it in a line or two: what fits first, then what was asked and is missing. */
export function fitInWords(reasons: readonly FitReason[], reader: FitReader): string {
  const of = (verdict: FitReason['verdict']) =>
    reasons
      .filter((reason) => reason.verdict === verdict && !goesWithoutSaying(reason))
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

/** That a performer performs tells nobody anything; that they would have to dance does. */
function goesWithoutSaying({ criterion, verdict }: FitReason): boolean {
  return criterion === 'category' && verdict === 'met';
}
