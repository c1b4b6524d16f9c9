import type { OpenCall } from './open-call.ts';

/** Calls side by side, and what is read of all of them at every request as plain numbers. */
export type CallColumns = {
  calls: readonly OpenCall[];
  deadlines: Float64Array;
  /** Of each call, where its asks begin among all; they end where the next one's begin. */
  starts: Uint32Array;
  asks: Uint32Array;
};

export function columnsOf(calls: ReadonlyMap<string, OpenCall>): CallColumns {
  const all = [...calls.values()];
  const starts = new Uint32Array(all.length + 1);
  all.forEach((call, at) => {
    starts[at + 1] = (starts[at] ?? 0) + call.asks.length;
  });
  const asks = new Uint32Array(starts[all.length] ?? 0);
  all.forEach((call, at) => {
    asks.set(call.asks, starts[at]);
  });
  return {
    calls: all,
    deadlines: Float64Array.from(all, ({ deadline }) => deadline),
    starts,
    asks,
  };
}
