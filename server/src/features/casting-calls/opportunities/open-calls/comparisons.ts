import type { TalentFacts } from '../../../fit/facts.ts';
import type { CallIndex } from './call-index.ts';
import { Comparison } from './comparison.ts';

/** Four bytes each, and as much again for some: of 20,000 calls, those of 400 talents. */
const KEPT_SCORES = 8_000_000;

/** Those that were last asked for. */
export class Comparisons {
  readonly #index: CallIndex;
  readonly #kept = new Map<string, Comparison>();

  constructor(index: CallIndex) {
    this.#index = index;
  }

  /** By what is compared: whoever changes a profile is compared anew. */
  of(talent: TalentFacts): Comparison {
    const key = JSON.stringify(talent, (_, value) => (value instanceof Map ? [...value] : value));
    const comparison = this.#kept.get(key) ?? new Comparison(this.#index, talent);
    comparison.catchUp();
    // The latest last: those that were not asked for longest go first.
    this.#kept.delete(key);
    this.#kept.set(key, comparison);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size * this.#index.size > KEPT_SCORES && oldest !== undefined) {
      this.#kept.delete(oldest);
    }
    return comparison;
  }
}
