import type { AskTable } from '../../../fit/ask-table.ts';
import type { OpenCall } from './open-call.ts';

/** Calls for the same people: what decides is asked once for all of them. */
type CallGroup = { asks: readonly number[]; from: number; to: number };

/** Calls side by side, and what is read of all of them at every request as plain numbers. */
export type CallColumns = {
  calls: readonly OpenCall[];
  /** Each is a part of the calls; all of them together are all calls. */
  groups: readonly CallGroup[];
  deadlines: Float64Array;
  /** 1 where everybody may see it: the others have to be looked at one by one. */
  publics: Uint8Array;
  /** Of each call, where its other asks begin among all; they end where the next one's begin. */
  starts: Uint32Array;
  asks: Uint32Array;
};

export function columnsOf(calls: ReadonlyMap<string, OpenCall>, table: AskTable): CallColumns {
  const groups: CallGroup[] = [];
  const all: OpenCall[] = [];
  for (const { asks, members } of groupByWho(calls.values(), table)) {
    groups.push({ asks, from: all.length, to: all.length + members.length });
    for (const call of members) all.push(call);
  }
  const others = all.map((call) => call.asks.filter((place) => !table.isDeciding(place)));
  const starts = new Uint32Array(all.length + 1);
  others.forEach((places, at) => {
    starts[at + 1] = (starts[at] ?? 0) + places.length;
  });
  return {
    calls: all,
    groups,
    deadlines: Float64Array.from(all, ({ deadline }) => deadline),
    publics: Uint8Array.from(all, ({ visibility }) => (visibility === 'public' ? 1 : 0)),
    starts,
    asks: Uint32Array.from(others.flat()),
  };
}

function groupByWho(calls: Iterable<OpenCall>, table: AskTable) {
  const groups = new Map<string, { asks: number[]; members: OpenCall[] }>();
  for (const call of calls) {
    const asks = call.asks.filter((place) => table.isDeciding(place));
    const key = asks.join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { asks, members: [call] });
    else group.members.push(call);
  }
  return groups.values();
}
