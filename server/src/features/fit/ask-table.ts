import type { Ask } from './ask.ts';
import type { TalentFacts } from './facts.ts';
import { isDeciding, WEIGHTS, weigh } from './judge.ts';

/** Those that are known, by place, and how to find one that is not: it is 0. */
export type AskWeights = { known: Uint8Array; find: (place: number) => number };

/** Some kilobytes each. */
const KEPT_WEIGHTS = 500;

/**
 * What thousands of roles ask for, each thing once however many ask for it: to compare a talent with
 * all of them, every ask is judged a single time. Rows are never taken out; whoever keeps a table for
 * long begins a new one now and then.
 */
export class AskTable {
  readonly #asks: Ask[] = [];
  readonly #places = new Map<string, number>();
  readonly #weights = new Map<string, AskWeights>();

  /** Where in the table these stand. */
  add(asks: readonly Ask[]): number[] {
    return asks.map((ask) => {
      const known = this.#places.get(ask.key);
      if (known !== undefined) return known;
      this.#places.set(ask.key, this.#asks.length);
      return this.#asks.push(ask) - 1;
    });
  }

  /** Whether it says whom a role is for. */
  isDeciding(place: number): boolean {
    const ask = this.#asks[place];
    return ask !== undefined && isDeciding(ask);
  }

  read(places: readonly number[]): Ask[] {
    return places.flatMap((place) => this.#asks[place] ?? []);
  }

  /** What each place weighs with a talent; kept for the next page and the next count. */
  weightsFor(talent: TalentFacts): AskWeights {
    const key = JSON.stringify(talent, (_, value) => (value instanceof Map ? [...value] : value));
    const weights = this.#weights.get(key) ?? this.#newWeights(talent);
    // The latest last: those that were not asked for longest go first.
    this.#weights.delete(key);
    this.#weights.set(key, weights);
    const [oldest] = this.#weights.keys();
    if (this.#weights.size > KEPT_WEIGHTS && oldest !== undefined) this.#weights.delete(oldest);
    return weights;
  }

  #newWeights(talent: TalentFacts): AskWeights {
    const known = new Uint8Array(this.#asks.length);
    const find = (place: number) => {
      const ask = this.#asks[place];
      const weight = ask === undefined ? WEIGHTS.nothing : weigh(ask, talent);
      known[place] = weight;
      return weight;
    };
    return { known, find };
  }
}
