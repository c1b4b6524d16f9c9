import type { Column, Moment } from './entry.ts';

/** What rows may be asked for. */
export type Condition =
  /** Has one of these terms. */
  | { is: 'term'; among: readonly string[] }
  /** Has one of these keys. */
  | { is: 'key'; among: readonly string[] }
  /** Is at a place that is at most as far as this. */
  | { is: 'near'; distances: Float32Array; most: number }
  /** Is one of these. */
  | { is: 'id'; among: readonly string[] }
  /** Told a number from least to most. */
  | { is: 'between'; column: Column; least: number; most: number }
  /** Has no taken day from first to last. */
  | { is: 'free'; first: number; last: number }
  /** Has a word that begins like this one, or that resembles it. */
  | { is: 'word'; word: string }
  | { is: 'not'; of: Condition }
  | { is: 'any'; of: readonly Condition[] }
  | { is: 'every'; of: readonly Condition[] };

/** A condition that was chosen, and the groups whose choices it comes from: they are counted without it. */
export type Filter = { condition: Condition; apartFrom?: readonly string[] };

export type Order =
  | { by: Moment }
  | { by: 'name' }
  /** How far each place of the gazetteer is; those nowhere come last. */
  | { by: 'nearest'; distances: Float32Array }
  | { by: 'wishes'; wishes: readonly Wish[] };

/** Something that is asked for: met, unmet, or not told. */
export type Wish = {
  met: Condition;
  unknown?: Condition;
  /** Welcome where it is there, and nothing where it is not. */
  isPlus?: boolean;
};

/** The last one of a page: the next begins after it. */
export type Mark = { tier: number; key: number; name: string; id: string };

export type Query = {
  /** What the one who asks may see. */
  seen: Condition;
  filters: readonly Filter[];
  /** What was typed, folded: each word has to be found. */
  words: readonly string[];
  order: Order;
  limit: number;
  after?: Mark;
  /** Groups of terms to count, grades of one value together. */
  counted: readonly string[];
  /** Values of which every grade is counted: `skill:fencing`. */
  graded: readonly string[];
  /** For a column: how many told at least each of these. */
  steps: readonly { group: string; column: Column; least: readonly number[] }[];
  /** Groups whose terms are told of each one on the page. */
  told: readonly string[];
  /** How many places to name, those with the most first. */
  places: number;
};

export type Found = {
  total: number;
  ids: string[];
  /** Of each of them, as `<group>:<value>`. */
  told: string[][];
  /** Of the last one, where there are more. */
  mark: Mark | undefined;
  /** Of every counted value that somebody has. */
  counts: Record<string, Record<string, number>>;
  /** `skill:fencing` → how many have each grade. */
  grades: Record<string, Record<string, number>>;
  steps: Record<string, number[]>;
  places: { place: number; count: number }[];
};
