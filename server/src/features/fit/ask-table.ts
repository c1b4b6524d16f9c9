import type { Ask } from './ask.ts';
import type { TalentFacts } from './facts.ts';
import { isDeciding, WEIGHTS, weigh } from './judge.ts';

/** Those that are known, by place, and how to find one that is not: it is 0. */
export type AskWeights = { known: Uint8Array; find: (place: number) => number };

/** Of what says whom a role is for, and of all else it asks. */
export type Weights = { who: AskWeights; others: AskWeights };

/** Where in the tables a role's asks stand. */
export type PlacedAsks = { who: readonly number[]; others: readonly number[] };

/** Some kilobytes each. */
const KEPT_WEIGHTS = 500;

/**
 * What thousands of roles ask for, each thing once however many ask for it: to compare a talent with
 * all of them, every ask is judged a single time. What says whom a role is for stands apart: it is
 * looked at for every role, and few different things are asked. Rows are never taken out; whoever keeps
 * tables for long begins new ones now and then.
 */
export class AskTables {
  readonly #who = new AskTable();
  readonly #others = new AskTable();
  readonly #weights = new Map<string, Weights>();

  add(asks: readonly Ask[]): PlacedAsks {
    return {
      who: this.#who.add(asks.filter(isDeciding)),
      others: this.#others.add(asks.filter((ask) => !isDeciding(ask))),
    };
  }

  /** In the order in which they were added: what decides comes first. */
  read({ who, others }: PlacedAsks): Ask[] {
    return [...this.#who.read(who), ...this.#others.read(others)];
  }

  /** What each place weighs with a talent; kept for the next page and the next count. */
  weightsFor(talent: TalentFacts): Weights {
    const key = JSON.stringify(talent, (_, value) => (value instanceof Map ? [...value] : value));
    const weights = this.#weights.get(key) ?? {
      who: this.#who.weigh(talent),
      others: this.#others.weigh(talent),
    };
    // The latest last: those that were not asked for longest go first.
    this.#weights.delete(key);
    this.#weights.set(key, weights);
    const [oldest] = this.#weights.keys();
    if (this.#weights.size > KEPT_WEIGHTS && oldest !== undefined) this.#weights.delete(oldest);
    return weights;
  }
}

class AskTable {
  readonly #asks: Ask[] = [];
  readonly #places = new Map<string, number>();

  add(asks: readonly Ask[]): number[] {
    return asks.map((ask) => {
      const known = this.#places.get(ask.key);
      if (known !== undefined) return known;
      this.#places.set(ask.key, this.#asks.length);
      return this.#asks.push(ask) - 1;
    });
  }

  read(places: readonly number[]): Ask[] {
    return places.flatMap((place) => this.#asks[place] ?? []);
  }

  weigh(talent: TalentFacts): AskWeights {
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
