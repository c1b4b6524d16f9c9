import type { Fit } from '@callboard/contract/fit';
import type { AskWeights, Weights } from '../../fit/ask-table.ts';
import { WEIGHTS } from '../../fit/judge.ts';
import type { AskColumn, CallColumns } from './open-calls/call-columns.ts';
import type { OpenCall } from './open-calls/open-call.ts';
import { isBefore, type PlaceInList, scoreOf } from './place-in-list.ts';
import { type Audience, isFor } from './policy.ts';

export type Ranked = { call: OpenCall; place: PlaceInList; fit: Fit };

type Asked = {
  audience: Audience;
  now: number;
  tests: readonly ((call: OpenCall) => boolean)[];
  /** What each ask weighs with whoever is named; nobody: by deadline alone. */
  weights: Weights | undefined;
  scope: 'fitting' | 'all';
  after: PlaceInList | undefined;
  /** How many to return, of those that come after. */
  limit: number;
};

/** What a call's asks add up to with someone. */
class Sum {
  met = 0;
  unmet = 0;
  count = 0;

  begin(): void {
    this.met = 0;
    this.unmet = 0;
    this.count = 0;
  }

  /** Whether none of them is against it; the rest is not looked at once one is, unless all are asked. */
  add({ starts, places }: AskColumn, at: number, weights: AskWeights, isAll: boolean): boolean {
    const end = starts[at + 1] ?? 0;
    for (let ask = starts[at] ?? 0; ask < end; ask += 1) {
      const place = places[ask] ?? 0;
      const weight = weights.known[place] || weights.find(place);
      if (weight === WEIGHTS.nothing) continue;
      if (weight === WEIGHTS.against && !isAll) return false;
      this.count += 1;
      if (weight === WEIGHTS.met) this.met += 1;
      else if (weight !== WEIGHTS.unknown) this.unmet += 1;
    }
    return true;
  }
}

/**
 * One walk over all calls: counts those that belong to the list and keeps the best that come after
 * the cursor. Sorting them all would take far longer than comparing them, and so would making an
 * object of each, or looking at each: most are for other people, and go by their numbers alone.
 */
export function rankCalls(columns: CallColumns, asked: Asked): { best: Ranked[]; total: number } {
  const { calls, deadlines, publics, who, others } = columns;
  const { audience, now, tests, weights, scope, after, limit } = asked;
  const isAll = scope === 'all';
  const best: Ranked[] = [];
  const sum = new Sum();
  let total = 0;
  for (let at = 0; at < calls.length; at += 1) {
    const deadline = deadlines[at] ?? 0;
    if (deadline <= now) continue;
    sum.begin();
    if (weights !== undefined && !sum.add(who, at, weights.who, isAll)) continue;
    if (publics[at] !== 1 && !isFor(audience, callAt(calls, at))) continue;
    if (tests.length > 0 && !passesAll(tests, callAt(calls, at))) continue;
    total += 1;
    if (weights !== undefined) sum.add(others, at, weights.others, true);

    const { met, count, unmet } = sum;
    const score = scoreOf(met, count, unmet);
    if (isWorse(score, deadline, best[limit - 1])) continue;
    const call = callAt(calls, at);
    const place = { score, deadline, id: call.id };
    if (after !== undefined && !isBefore(after, place)) continue;
    keep(best, { call, place, fit: { met, asked: count } }, limit);
  }
  return { best, total };
}

function callAt(calls: readonly OpenCall[], at: number): OpenCall {
  const call = calls[at];
  if (call === undefined) throw new Error('the columns do not belong together');
  return call;
}

/** Whether it cannot be among the best, which are as many as are asked for. */
function isWorse(score: number, deadline: number, last: Ranked | undefined): boolean {
  if (last === undefined) return false;
  if (score !== last.place.score) return score < last.place.score;
  return deadline > last.place.deadline;
}

function passesAll(tests: Asked['tests'], call: OpenCall): boolean {
  for (const test of tests) if (!test(call)) return false;
  return true;
}

/** Into its place among the best, which are few; the last falls out when they are too many. */
function keep(best: Ranked[], ranked: Ranked, limit: number): void {
  const last = best[limit - 1];
  if (last !== undefined && !isBefore(ranked.place, last.place)) return;
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const there = best[middle];
    if (there !== undefined && isBefore(there.place, ranked.place)) low = middle + 1;
    else high = middle;
  }
  best.splice(low, 0, ranked);
  if (best.length > limit) best.pop();
}
