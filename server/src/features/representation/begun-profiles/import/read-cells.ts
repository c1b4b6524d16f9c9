import { fold } from './columns.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'exclusive']);
const NO = new Set(['no', 'n', 'false', '0', 'nonexclusive']);

/** A day in ISO, or as people write it where that can only be read one way: 30.4.2001, 30 April 2001, April 30, 2001. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  if (dotted) return toDay(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed) return readSlashed(slashed);
  const { year, month, day } = (DAY_FIRST.exec(text) ?? MONTH_FIRST.exec(text))?.groups ?? {};
  const number = MONTHS.indexOf((month ?? '').slice(0, 3).toLowerCase()) + 1;
  return number > 0 ? toDay(year, String(number), day) : undefined;
}

const DAY_FIRST =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?<month>\p{L}{3,})\.?,?[\s-]+(?<year>\d{4})$/u;
const MONTH_FIRST =
  /^(?<month>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u;

/** 4/5/2001 is a day in April or in May: nobody guesses about a birthday. */
function readSlashed([, first = '', second = '', year]: RegExpExecArray): string | undefined {
  if (first === second || Number(first) > 12) return toDay(year, second, first);
  return Number(second) > 12 ? toDay(year, first, second) : undefined;
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal ? text : undefined;
}

export function readYesOrNo(text: string): boolean | undefined {
  const word = fold(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** One of a closed list, however it is spelled. */
export function readChoice<C extends string>(
  text: string,
  choices: readonly C[],
  otherWords: Readonly<Partial<{ [word: string]: C }>> = {},
): C | undefined {
  const word = fold(text);
  return (
    choices.find((choice) => fold(choice) === word) ??
    (Object.hasOwn(otherWords, word) ? otherWords[word] : undefined)
  );
}

/** `agent, talent or both` */
export function listChoices(choices: readonly string[]): string {
  const words = choices.map((choice) => choice.replaceAll('_', ' '));
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Several in one cell, of which every one has to mean something. */
export function readAll<V>(text: string, as: (word: string) => V | undefined): V[] | undefined {
  const words = text.split(/[,;|/\n]/).map((word) => word.trim());
  const read = words.filter((word) => word !== '').map(as);
  return read.every((value) => value !== undefined) ? read : undefined;
}
