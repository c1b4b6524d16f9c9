import { fold } from './fold.ts';

/** Folded words → the ids that they stand for. */
export type TermIndex = {
  idsOf: Map<string, readonly string[]>;
  /** First words → how many words the longest term has that begins with it. */
  longestFrom: Map<string, number>;
};
export type FoundTerm = { ids: readonly string[]; from: number; to: number };

type Entry = readonly [words: string, ...ids: string[]];

export function indexTerms(entries: Iterable<Entry>): TermIndex {
  const idsOf = new Map<string, readonly string[]>();
  const longestFrom = new Map<string, number>();
  for (const [words, ...ids] of entries) {
    const parts = tokens(fold(words)).map(({ word }) => word);
    const [first] = parts;
    const key = parts.join(' ');
    if (first === undefined || idsOf.has(key)) continue;
    idsOf.set(key, ids);
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, parts.length));
  }
  return { idsOf, longestFrom };
}

/** What the whole text stands for, and nothing beside it. */
export function lookUp(index: TermIndex, text: string): readonly string[] | undefined {
  const key = tokens(fold(text))
    .map(({ word }) => word)
    .join(' ');
  return index.idsOf.get(key);
}

/** Terms in folded text, the longest wherever several begin; each place is read once. */
export function findTerms(index: TermIndex, folded: string): FoundTerm[] {
  const words = tokens(folded);
  const found: FoundTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const term = longestAt(index, words, at);
    if (term) found.push(term.found);
    at += term?.words ?? 1;
  }
  return found;
}

function longestAt(index: TermIndex, words: Token[], at: number) {
  const most = index.longestFrom.get(words[at]?.word ?? '') ?? 0;
  for (let size = Math.min(most, words.length - at); size > 0; size--) {
    const part = words.slice(at, at + size);
    const ids = index.idsOf.get(part.map(({ word }) => word).join(' '));
    const [first, last] = [part[0], part.at(-1)];
    if (ids && first && last) {
      return { found: { ids, from: first.from, to: last.to }, words: size };
    }
  }
  return undefined;
}

type Token = { word: string; from: number; to: number };

/** Those of the text that was asked for last: readers ask for the same one after another. */
let latest: { text: string; tokens: Token[] } = { text: '', tokens: [] };

function tokens(text: string): Token[] {
  if (latest.text !== text) latest = { text, tokens: split(text) };
  return latest.tokens;
}

function split(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+)*/gu)].map((match) => {
    const [word] = match;
    return { word, from: match.index, to: match.index + word.length };
  });
}
