import type { Facts } from '../facts.ts';
import { type Reader, without } from '../reader.ts';

const OLDEST = 120;
const PARTS = { early: [0, 3], mid: [4, 6], late: [7, 9] } as const;
type Part = keyof typeof PARTS;
const DECADES: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
};
const DECADE = `(?:([1-9]0)'?s|(${Object.keys(DECADES).join('|')}))`;
const PART = '(?:(early|mid|late)(?:[- ](?:to[- ])?(early|mid|late))?[- ])?';
const WHOSE = '(?:in (?:his|her|their|the) )?';
const TO = ' ?(?:-|to|and|\\/) ?';

const BETWEEN_DECADES = new RegExp(`${WHOSE}\\b${PART}${DECADE}${TO}${PART}${DECADE}`);
const ONE_DECADE = new RegExp(`${WHOSE}\\b${PART}${DECADE}(?![\\p{L}\\d])`, 'u');
const BETWEEN_YEARS =
  /(?:\b(?:aged?|ages|plays|playing(?: age)?|looks) )?\b(\d{1,3}) ?(?:-|to) ?(\d{1,3})(?: ?(?:years? old|years?|yrs?(?: old)?|y\/?o))?(?![\p{L}\d%])/u;
const AND_OVER = /\b(?:over (\d{1,2})|(\d{1,2}) ?(?:\+|and over|or over|and above|plus\b))/;
const UP_TO = /\b(?:under|below|up to) (\d{1,2})\b/;
const TEENS = /\b(?:in (?:his|her|their) )?(?:(early|mid|late)[- ])?teens\b/;
const ONE_YEAR =
  /\b(?:(?:aged?|plays|playing(?: age)?) (\d{1,2})\b|(\d{1,2})[- ]?(?:years?[- ]old|yrs? old|y\/?o)\b)/;
/** So plainly an age that it is one in the middle of prose. */
const SURE = /\b(?:in (?:his|her|their)|early|mid|late|aged?|plays|playing|years?[- ]old)\b/;

/** '45–55', '50s', 'early 30s', 'plays 15', '16+'. */
export const age: Reader = {
  read: (rest, { key, isHeadline }) => {
    const found = findAge(rest) ?? (key === 'age' || isHeadline ? bareAge(rest) : undefined);
    return found && isAge(found.facts) ? found : undefined;
  },
};

/** As `age`, where the words around it leave no doubt. */
export const sureAge: Reader = {
  isSure: true,
  read: (rest, phrase, words) => (SURE.test(rest) ? age.read(rest, phrase, words) : undefined),
};

function isAge({ playingAgeMin, playingAgeMax }: Facts): boolean {
  const [min, max] = [playingAgeMin ?? 0, playingAgeMax ?? OLDEST];
  return min <= max && max <= OLDEST;
}

function findAge(text: string) {
  return (
    matched(text, BETWEEN_DECADES, ([, p1, , d1, w1, , p2, d2, w2]) => [
      bounds(p1, undefined, decade(d1, w1))[0],
      bounds(p2, undefined, decade(d2, w2))[1],
    ]) ??
    matched(text, ONE_DECADE, ([, p1, p2, d, w]) => bounds(p1, p2, decade(d, w))) ??
    matched(text, BETWEEN_YEARS, ([, min, max]) => [Number(min), Number(max)]) ??
    matched(text, ONE_YEAR, ([, a, b]) => [Number(a ?? b), Number(a ?? b)]) ??
    matched(text, AND_OVER, ([, a, b]) => [Number(a ?? b), null]) ??
    matched(text, UP_TO, ([, max]) => [null, Number(max)]) ??
    matched(text, TEENS, ([, part]) => TEEN_YEARS[part ?? ''] ?? [13, 19])
  );
}

const TEEN_YEARS: Record<string, [number, number]> = {
  early: [13, 15],
  mid: [14, 16],
  late: [17, 19],
};

function bareAge(text: string) {
  return matched(text, /^ ?(\d{1,2}) ?$/, ([, years]) => [Number(years), Number(years)]);
}

function decade(digits: string | undefined, word: string | undefined): number {
  return digits ? Number(digits) : (DECADES[word ?? ''] ?? 0);
}

function bounds(first: string | undefined, last: string | undefined, start: number) {
  const [from] = PARTS[first as Part] ?? [0];
  const [, to] = PARTS[(last ?? first) as Part] ?? [0, 9];
  return [start + from, start + to] as [number, number];
}

type Bounds = [min: number | null, max: number | null];

function matched(
  text: string,
  pattern: RegExp,
  boundsOf: (match: RegExpExecArray) => Bounds | number[],
) {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [playingAgeMin = null, playingAgeMax = null] = boundsOf(match);
  const rest = without(text, match.index, match.index + match[0].length);
  const whose = /\bin (his|her)\b/.exec(match[0])?.[1];
  const genders: Facts['genders'] = whose === 'her' ? ['woman'] : ['man'];
  return { facts: { playingAgeMin, playingAgeMax, ...(whose && { genders }) }, rest };
}
