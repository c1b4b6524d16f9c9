/**
 * How alike, from 0 to 1, a text has to be to what was typed to count as a misspelling of it. Three
 * letters have too little in common with anything; a short word has to be more alike than a long
 * one, and of several words more than just one has to be there.
 */
const SHORT_WORD = 5;
const LIKENESS = { shortWord: 0.5, longWord: 0.4, severalWords: 0.5 } as const;

export function leastLikeness(folded: string): number | null {
  if (folded.length <= 3) return null;
  if (folded.includes(' ')) return LIKENESS.severalWords;
  return folded.length <= SHORT_WORD ? LIKENESS.shortWord : LIKENESS.longWord;
}
