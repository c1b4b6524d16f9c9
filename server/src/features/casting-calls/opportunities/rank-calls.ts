import type { CallIndex } from './open-calls/call-index.ts';
import type { Comparison } from './open-calls/comparison.ts';
import type { OpenCall } from './open-calls/open-call.ts';
import { isBefore, type PlaceInList } from './place-in-list.ts';
import { type Audience, isFor } from './policy.ts';

export type Ranked = { call: OpenCall; place: PlaceInList };

type Asked = {
  audience: Audience;
  now: number;
  tests: readonly ((call: OpenCall) => boolean)[];
  /** The beginnings of words that were typed. */
  words: readonly string[];
  /** With whoever is named; nobody: by deadline alone. */
  comparison: Comparison | undefined;
  scope: 'fitting' | 'all';
  after: PlaceInList | undefined;
  /** How many to return, of those that come after. */
  limit: number;
};

/**
 * One walk over all calls: counts those that belong to the list and keeps the best that come after
 * the cursor. Sorting them all would take far longer than comparing them, and so would making an
 * object of each, or looking at each: most are for other people, and go by their numbers alone.
 */
export function rankCalls(index: CallIndex, asked: Asked): { best: Ranked[]; total: number } {
  const { calls, isPublic } = index;
  const { audience, now, tests, comparison, after, limit } = asked;
  const fitting = asked.scope === 'fitting' ? fittingSlots(index, asked) : undefined;
  const count = fitting?.length ?? index.size;
  const wordCount = asked.words.length;
  const found = wordCount > 0 ? index.words.find(asked.words, index.size) : undefined;
  const best: Ranked[] = [];
  let total = 0;
  for (let at = 0; at < count; at += 1) {
    const slot = fitting?.[at] ?? at;
    if (!index.isOpen(slot, now)) continue;
    if (found !== undefined && found[slot] !== wordCount) continue;
    if (isPublic[slot] !== true && !isFor(audience, callAt(calls, slot))) continue;
    if (tests.length > 0 && !passesAll(tests, callAt(calls, slot))) continue;
    total += 1;

    const score = comparison?.scores[slot] ?? 0;
    const deadline = index.deadlines[slot] ?? 0;
    if (isWorse(score, deadline, best[limit - 1])) continue;
    const call = callAt(calls, slot);
    const place = { score, deadline, id: call.id };
    if (after !== undefined && !isBefore(after, place)) continue;
    keep(best, { call, place }, limit);
  }
  return { best, total };
}

/** Those that fit, and those that somebody was asked to apply to whatever speaks against it. */
function fittingSlots(index: CallIndex, { audience, comparison }: Asked) {
  const fitting = comparison?.fitting;
  const invited = index.invitedTo(audience.talentProfileIds);
  if (fitting === undefined || invited.length === 0) return fitting;
  return [...fitting, ...invited.filter((slot) => !fitting.includes(slot))];
}

function callAt(calls: readonly OpenCall[], slot: number): OpenCall {
  const call = calls[slot];
  if (call === undefined) throw new Error(`slot ${slot} is empty`);
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
