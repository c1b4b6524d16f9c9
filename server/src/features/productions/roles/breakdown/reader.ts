import type { Facts } from './facts.ts';
import type { Key } from './keys.ts';
import type { Words } from './words/words.ts';

/** A phrase in its context. */
export type Phrase = {
  /** As it was written. */
  text: string;
  /** `AGE: 30-40`: what it was said to be about. */
  key: Key | undefined;
  /** Beside the role's name. */
  isHeadline: boolean;
};

/** What was understood, and the part of the folded phrase that is still to be understood. */
export type Reading = { facts: Facts; rest: string };

/**
 * Understands one kind of fact. `sure` is so plainly said that it holds in the middle of prose too;
 * all else counts only in a phrase that consists of facts from end to end.
 */
export type Reader = {
  isSure?: boolean;
  read: (rest: string, phrase: Phrase, words: Words) => Reading | undefined;
};

/** The text without a part of it. */
export function without(text: string, from: number, to: number): string {
  return `${text.slice(0, from)} ${text.slice(to)}`;
}
