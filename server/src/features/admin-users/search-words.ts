import { escapeLike } from '../../platform/database/escape-like.ts';
import { traceOf } from '../auth/known-again.ts';
import { foldText } from '../fit/fold-text.ts';

/** Shorter ones are in nearly every name; the index of parts knows nothing of them either. */
const PART_LENGTH = 3;

/**
 * What a name and address has to look like to be found, one LIKE pattern of each group. An address is
 * looked for as it is written, or by what is left of it, a name by its words in whatever order. Where all words are short, each
 * has to begin a word. None where nobody can be found: no index knows of signs alone.
 */
export function searchPatterns(search: string): string[][] | undefined {
  if (search === '') return [];
  if (search.includes('@')) {
    return [[search.toLowerCase(), traceOf(search)].map(within)];
  }
  const words = foldText(search).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  if (words.some((word) => word.length >= PART_LENGTH)) return words.map((word) => [within(word)]);
  return words.map((word) => [`${word}%`, `% ${word}%`]);
}

function within(text: string): string {
  return `%${escapeLike(text)}%`;
}
