import type { Ask } from './ask.ts';
import type { TalentFacts } from './facts.ts';
import { weigh } from './judge.ts';

/**
 * What thousands of roles ask for, each thing once however many ask for it: to compare a talent with
 * all of them, every ask is judged a single time. Rows are never taken out; whoever keeps a table for
 * long begins a new one now and then.
 */
export class AskTable {
  readonly #asks: Ask[] = [];
  readonly #places = new Map<string, number>();

  /** Where in the table these stand. */
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

  /** What each place weighs with a talent, judged when it is first asked for. */
  weigherFor(talent: TalentFacts): (place: number) => number {
    const asks = this.#asks;
    const weights = new Uint8Array(asks.length);
    return (place) => {
      const known = weights[place];
      if (known) return known;
      const ask = asks[place];
      const weight = ask === undefined ? 0 : weigh(ask, talent);
      weights[place] = weight;
      return weight;
    };
  }
}
