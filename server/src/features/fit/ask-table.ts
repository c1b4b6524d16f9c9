import type { Ask } from './ask.ts';
import type { TalentFacts } from './facts.ts';
import { isDeciding, weigh } from './judge.ts';

/** What the ask of each place weighs with one talent, of what says whom a role is for and of all else. */
export type Weights = { who: AskWeights; others: AskWeights };

/** Where in the tables a role's asks stand. */
export type PlacedAsks = { who: readonly number[]; others: readonly number[] };

/**
 * What thousands of roles ask for, each thing once however many ask for it: to compare a talent with
 * all of them, every ask is judged a single time. What says whom a role is for stands apart: it is
 * looked at for every role, and few different things are asked. Rows are never taken out; whoever keeps
 * tables for long begins new ones now and then.
 */
export class AskTables {
  readonly #who = new AskTable();
  readonly #others = new AskTable();

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

  /** For a talent, of whatever is in the tables by the time it is asked for. */
  weightsFor(talent: TalentFacts): Weights {
    return { who: this.#who.weightsFor(talent), others: this.#others.weightsFor(talent) };
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

  weightsFor(talent: TalentFacts): AskWeights {
    return new AskWeights(this.#asks, talent);
  }
}

/**
 * What each ask weighs with one talent. All are judged at once and in their order, which is several
 * times faster than each when it is needed: they lie side by side in memory.
 */
class AskWeights {
  readonly #asks: readonly Ask[];
  readonly #talent: TalentFacts;
  #weights = new Uint8Array();

  constructor(asks: readonly Ask[], talent: TalentFacts) {
    this.#asks = asks;
    this.#talent = talent;
  }

  /** By place, also of what was added to the table since it was last asked for. */
  all(): Uint8Array {
    const known = this.#weights;
    if (known.length === this.#asks.length) return known;
    const weights = new Uint8Array(this.#asks.length);
    weights.set(known);
    for (let place = known.length; place < weights.length; place += 1) {
      const ask = this.#asks[place];
      if (ask !== undefined) weights[place] = weigh(ask, this.#talent);
    }
    this.#weights = weights;
    return weights;
  }
}
