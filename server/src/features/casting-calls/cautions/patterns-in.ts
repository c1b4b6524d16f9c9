import { findPatterns, type Noticed } from '../../messaging/cautions/find-patterns.ts';

/** No word of any language, and no address that anyone types: it only takes long to look at. */
const ENDLESS = /\S{120,}/g;
const ENOUGH = 120;

/** What messages are read for, in a sentence of a call. */
export function patternsIn(sentence: string): Noticed {
  return findPatterns(sentence.replace(ENDLESS, (word) => word.slice(0, ENOUGH)));
}
