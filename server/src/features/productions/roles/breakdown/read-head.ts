import { LIMITS } from '@callboard/contract/limits';
import { type Facts, mergeFacts } from './facts.ts';
import { fold } from './fold.ts';
import { keyNamed } from './keys.ts';
import type { Line } from './lines.ts';
import { isCapitals, splitName } from './names.ts';
import { isPayLine } from './read-pay-sentence.ts';
import { readPay } from './readers/pay.ts';
import { union } from './readers/union.ts';
import { readWorkDates } from './readers/work-dates.ts';
import { findTerms } from './term-index.ts';
import type { Words } from './words/words.ts';

/** What is said of the whole: its title, its type, the terms that hold for all roles, and the rest. */
export type Head = { title: string | null; typeId: string | null; notes: string[]; terms: Facts };

const LONGEST_TITLE = 120;

export function readHead(lines: readonly Line[], words: Words): Head {
  const titled = lines.find(isTitleLine) ?? lines[0];
  const { title, rest } = titled ? splitTitle(titled) : { title: null, rest: '' };
  const notes = lines.flatMap((line) => (line === titled ? rest : line.text)).filter(Boolean);
  // 'SHORT CIRCUIT' is no short; 'Corporate film for a bank' says what it is.
  const said = title && !isCapitals(title) ? [title, ...notes] : notes;
  return { title, typeId: typeIn(said, words), notes, terms: readTerms(notes, words) };
}

function isTitleLine(line: Line): boolean {
  const { name, delimiter, rest } = splitName(line);
  return delimiter === ':' && keyNamed(name) === 'title' && rest !== '';
}

/** 'BRINDLOW OATS (one shoot day)' → the title, and what was said beside it. */
function splitTitle(line: Line): { title: string | null; rest: string } {
  const text = isTitleLine(line) ? splitName(line).rest : line.text;
  const end = /\s?\(|\s[–—-]\s|\s?\|\s?/.exec(text)?.index ?? text.length;
  const title = text
    .slice(0, end)
    .trim()
    .replace(/[,:.]$/, '');
  const isSentence = /[.!?]\s/.test(title) || title.length > LONGEST_TITLE;
  if (isSentence || !/[\p{L}\p{N}]/u.test(title)) return { title: null, rest: line.text };
  const rest = text
    .slice(end)
    .trim()
    .replace(/^(?:[–—|-]\s?)/, '');
  return { title, rest: unwrap(rest) };
}

/** Brackets around all of it say nothing. */
function unwrap(text: string): string {
  const inner = /^\(([^()]*)\)\.?$/.exec(text)?.[1];
  return inner ?? text;
}

function typeIn(notes: readonly string[], words: Words): string | null {
  for (const note of notes) {
    // 'To play her father' is no play.
    const said = fold(note).replaceAll(/\bto play\b/g, '');
    const found = findTerms(words.types, said)[0]?.ids[0];
    if (found) return found;
  }
  return null;
}

function readTerms(notes: readonly string[], words: Words): Facts {
  const paid = notes.filter((note) => note.length <= LIMITS.textLength && isPayLine(note));
  let terms: Facts = (paid.length > 0 && readPay(paid.join('\n'))) || {};
  for (const text of notes) {
    terms = mergeFacts(terms, readWorkDates(text) ?? {});
    const said = union.read(fold(text), { text, key: undefined, isHeadline: false }, words);
    terms = mergeFacts(terms, said?.facts ?? {});
  }
  return terms;
}
