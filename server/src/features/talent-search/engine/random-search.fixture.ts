import { seeded } from '../../../population/seeded.ts';
import { type Entry, NOWHERE } from './entry.ts';
import type { Condition, Order, Query } from './query.ts';

const GROUPS = { gender: 4, skill: 40, hair: 7, seen: 3 };
const GRADES = 3;
const WORDS = [
  'ada',
  'adam',
  'adams',
  'bo',
  'fencing',
  'fending',
  'riding',
  'reading',
  'orlando',
  'orlandos',
  'macbeth',
  'macduff',
  'rhona',
  'rohna',
  'zoe',
  'zoo',
  'fen',
  'shakespeare',
  'shakespaere',
];
const DAYS = 60;
const PLACES = 12;

/** Entries and questions that have much to do with each other. */
export class RandomSearches {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T;
  }

  /** Small values are frequent, as in life. */
  #skewed(limit: number): number {
    return Math.floor(this.#random() ** 3 * limit);
  }

  id(number: number): string {
    const tail = number.toString(16).padStart(4, '0');
    return `0190${tail}-${tail}-7${tail.slice(1)}-8000-${((number * 2654435761) % 2 ** 32).toString(16).padStart(12, '0')}`;
  }

  entry(number: number): Entry {
    const terms = new Map<string, string>();
    for (const [group, values] of Object.entries(GROUPS)) {
      const isGraded = group === 'skill';
      const several = this.below(isGraded ? 6 : 3);
      for (let count = 0; count < several; count += 1) {
        const term = `${group}:${this.#skewed(values)}`;
        // One grade of a value.
        terms.set(term, isGraded ? `${term}~${this.below(GRADES)}` : term);
      }
    }
    const words = new Set(Array.from({ length: this.below(5) }, () => this.pick(WORDS)));
    const age = this.below(70);
    return {
      id: this.id(number),
      name: `${this.pick(WORDS)} ${this.pick(WORDS)}`,
      terms: [...terms.values()],
      keys: [`city=${this.below(5)}`],
      words: [...words],
      numbers: {
        ...(this.below(4) > 0 && { ageMin: age, ageMax: age + this.below(20) }),
        ...(this.below(4) > 0 && { height: 140 + this.below(60) }),
        updatedDay: this.below(DAYS),
      },
      moments: { created: this.below(50), active: this.below(1000) },
      place: this.below(3) === 0 ? NOWHERE : 1 + this.below(PLACES),
      spans: Array.from({ length: this.below(3) }, () => {
        const first = this.below(DAYS);
        return { first, last: first + this.below(10) };
      }),
    };
  }

  #condition(depth = 1): Condition {
    const kinds = ['term', 'term', 'key', 'near', 'between', 'free', 'id', 'word'] as const;
    const inner = ['not', 'any', 'every'] as const;
    const is = depth > 0 && this.below(4) === 0 ? this.pick(inner) : this.pick(kinds);
    switch (is) {
      case 'term': {
        const group = this.pick(Object.keys(GROUPS)) as keyof typeof GROUPS;
        const among = () => {
          const value = this.#skewed(GROUPS[group]);
          const grade = group === 'skill' ? `~${this.below(GRADES)}` : '';
          return `${group}:${value}${grade}`;
        };
        return { is, among: Array.from({ length: 1 + this.below(3) }, among) };
      }
      case 'key':
        return { is, among: [`city=${this.below(7)}`] };
      case 'near':
        return { is, distances: this.#distances(), most: this.below(50) };
      case 'between': {
        const least = this.below(200) - 10;
        const column = this.pick(['ageMin', 'ageMax', 'height', 'updatedDay'] as const);
        return { is, column, least, most: least + this.below(80) };
      }
      case 'free': {
        const first = this.below(DAYS);
        return { is, first, last: first + this.below(5) };
      }
      case 'id':
        return { is, among: Array.from({ length: this.below(5) }, () => this.id(this.below(300))) };
      case 'word':
        return { is, word: this.#typed() };
      case 'not':
        return { is, of: this.#condition(0) };
      default:
        return { is, of: [this.#condition(depth - 1), this.#condition(depth - 1)] };
    }
  }

  /** A word as someone in a hurry types it. */
  #typed(): string {
    const word = this.pick(WORDS);
    const at = 1 + this.below(word.length);
    const slips = [
      word,
      word.slice(0, at),
      `${word.slice(0, at)}${word.slice(at + 1)}`,
      `${word.slice(0, at)}x${word.slice(at)}`,
      `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
    ];
    return this.pick(slips);
  }

  #distances(): Float32Array {
    return Float32Array.from({ length: PLACES + 1 }, () => this.below(5) * 10);
  }

  #order(): Order {
    const by = this.pick(['created', 'active', 'name', 'nearest', 'wishes'] as const);
    switch (by) {
      case 'nearest':
        return { by, distances: this.#distances() };
      case 'wishes':
        return {
          by,
          wishes: Array.from({ length: 1 + this.below(5) }, () => ({
            met: this.#condition(0),
            ...(this.below(2) === 0 && { unknown: this.#condition(0) }),
            isPlus: this.below(3) === 0,
          })),
        };
      default:
        return { by };
    }
  }

  query(): Query {
    const filters = Array.from({ length: this.below(4) }, () => ({
      condition: this.#condition(),
      apartFrom:
        this.below(2) === 0 ? [] : [this.pick([...Object.keys(GROUPS), 'updated', 'place'])],
    }));
    return {
      seen: this.below(4) === 0 ? { is: 'every', of: [] } : this.#condition(),
      filters,
      words: Array.from({ length: this.#skewed(3) }, () => this.#typed()),
      order: this.#order(),
      limit: 1 + this.below(20),
      counted: ['gender', 'skill', 'hair'],
      graded: ['skill:1', 'skill:4'],
      told: this.below(2) === 0 ? [] : ['hair', 'gender'],
      steps: [{ group: 'updated', column: 'updatedDay', least: [0, 20, 50] }],
      places: this.below(4),
    };
  }
}
