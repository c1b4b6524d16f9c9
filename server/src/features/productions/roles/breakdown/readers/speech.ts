import type { RoleForm } from '@callboard/contract/role-form';
import { type Phrase, type Reader, type Reading, without } from '../reader.ts';
import { findTerms } from '../term-index.ts';
import type { Words } from '../words/words.ts';

type LanguageLevel = RoleForm['languages'][number]['level'];
type AccentLevel = RoleForm['accents'][number]['level'];

const LANGUAGE_MARKS =
  /\b(?:fluent(?:ly)?|native(?:[- ]level)?|mother tongue|conversational|basic|bilingual|speaks?|speaker|speaking|spoken|user|language)\b/g;
const LANGUAGE_LEVELS: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/\bnative|mother tongue|bilingual\b/, 'native'],
  [/\bfluent/, 'fluent'],
  [/\bconversational\b/, 'conversational'],
  [/\bbasic\b/, 'basic'],
];
const ACCENT_MARKS = /\b(?:accent(?:s|ed)?|dialect)\b/g;
const ACCENT_STRENGTHS =
  /\b(?:native|authentic|genuine|strong|excellent|perfect|flawless|good|convincing)\b/g;
const ACCENT_LEVELS: readonly (readonly [RegExp, AccentLevel])[] = [
  [/\b(?:native|authentic|genuine)\b/, 'native'],
  [/\b(?:strong|excellent|perfect|flawless)\b/, 'strong'],
  [/\b(?:good|convincing)\b/, 'good'],
];

/**
 * 'fluent Polish' is a language, 'Polish accent' an accent, and 'native Scottish' an accent because
 * nobody's language is called so.
 */
export const speech: Reader = {
  isSure: true,
  read: (rest, phrase, words) =>
    readAccents(rest, phrase, words) ?? readLanguages(rest, phrase, words),
};

/** Words that name nothing but a way to speak, or so nearly that a list of facts means it so. */
const SPOKEN =
  /^(?:rp|cockney|estuary|scouse|brummie|geordie|scottish|glaswegian|mancunian|liverpudlian|welsh|irish|northern irish)$/;

export const accentAlone: Reader = {
  read: (rest, _phrase, words) =>
    SPOKEN.test(rest.trim()) ? accentReading(rest, words) : undefined,
};

function readAccents(rest: string, { key }: Phrase, words: Words): Reading | undefined {
  const isMarked = key === 'accents' || rest.search(ACCENT_MARKS) >= 0;
  const isNative = /\bnative\b/.test(rest) && findTerms(words.languages, rest).length === 0;
  return isMarked || isNative ? accentReading(rest, words) : undefined;
}

function accentReading(text: string, words: Words): Reading | undefined {
  const found = findTerms(words.accents, text);
  if (found.length === 0) return undefined;
  const level = levelIn(text, ACCENT_LEVELS);
  const accents = found.flatMap(({ ids }) => ids.map((accentId) => ({ accentId, level })));
  const rest = cutAll(text, found).replace(ACCENT_MARKS, ' ').replace(ACCENT_STRENGTHS, ' ');
  return { facts: { accents }, rest };
}

function readLanguages(rest: string, { key }: Phrase, words: Words): Reading | undefined {
  if (key !== 'languages' && rest.search(LANGUAGE_MARKS) < 0) return undefined;
  const found = findTerms(words.languages, rest);
  if (found.length === 0) return undefined;
  const level = levelIn(rest, LANGUAGE_LEVELS);
  const languages = found.flatMap(({ ids }) => ids.map((languageId) => ({ languageId, level })));
  return { facts: { languages }, rest: cutAll(rest, found).replace(LANGUAGE_MARKS, ' ') };
}

function levelIn<L>(text: string, levels: readonly (readonly [RegExp, L])[]): L | null {
  return levels.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function cutAll(text: string, found: readonly { from: number; to: number }[]): string {
  return found.reduceRight((left, { from, to }) => without(left, from, to), text);
}
