import type { Weights } from '../../../fit/ask-table.ts';
import type { TalentFacts } from '../../../fit/facts.ts';
import { WEIGHTS } from '../../../fit/judge.ts';
import { scoreOf } from '../place-in-list.ts';
import type { AskColumn } from './ask-column.ts';
import type { CallIndex } from './call-index.ts';

/**
 * One talent held against all calls, each once: the next page, the count and every other filter cost a
 * walk over numbers.
 */
export class Comparison {
  /** The slots of calls that nothing which decides speaks against, in order. */
  readonly fitting: number[] = [];
  /** By slot. */
  scores = new Int32Array();
  readonly #index: CallIndex;
  readonly #weights: Weights;
  #compared = 0;

  constructor(index: CallIndex, talent: TalentFacts) {
    this.#index = index;
    this.#weights = index.tables.weightsFor(talent);
  }

  /** Compares the calls that came since, at first all of them. */
  catchUp(): void {
    const { size, who, others } = this.#index;
    if (size === this.#compared) return;
    this.#makeRoom(size);
    const weights = { who: this.#weights.who.all(), others: this.#weights.others.all() };
    for (let slot = this.#compared; slot < size; slot += 1) {
      const deciding = sumOf(who, slot, weights.who);
      if (countOf(deciding, AGAINST) === 0) this.fitting.push(slot);
      const sum = deciding + sumOf(others, slot, weights.others);
      const unmet = countOf(sum, UNMET) + countOf(sum, AGAINST);
      this.scores[slot] = scoreOf(countOf(sum, MET), countOf(sum, ASKED), unmet);
    }
    this.#compared = size;
  }

  #makeRoom(size: number): void {
    if (size <= this.scores.length) return;
    const scores = new Int32Array(size + (size >> 4));
    scores.set(this.scores);
    this.scores = scores;
  }
}

/**
 * What a call's asks add up to: four counts in one number. Asking of each ask what it is would take
 * longer than all the rest. A role asks for far fewer than 128 things.
 */
const BITS = 7;
const [ASKED, MET, UNMET, AGAINST] = [0, BITS, 2 * BITS, 3 * BITS];
const STEPS = new Int32Array(Math.max(...Object.values(WEIGHTS)) + 1);
STEPS[WEIGHTS.met] = (1 << ASKED) + (1 << MET);
STEPS[WEIGHTS.unknown] = 1 << ASKED;
STEPS[WEIGHTS.unmet] = (1 << ASKED) + (1 << UNMET);
STEPS[WEIGHTS.against] = (1 << ASKED) + (1 << AGAINST);

function countOf(sum: number, which: number): number {
  return (sum >> which) & ((1 << BITS) - 1);
}

function sumOf({ starts, places }: AskColumn, slot: number, weights: Uint8Array): number {
  const end = starts[slot + 1] ?? 0;
  let sum = 0;
  for (let at = starts[slot] ?? 0; at < end; at += 1) {
    sum += STEPS[weights[places[at] ?? 0] ?? 0] ?? 0;
  }
  return sum;
}
