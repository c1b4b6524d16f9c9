import type { OpenCall } from './open-call.ts';

/** Asks of all calls in a row. Those of one begin at its start and end where the next one's begin. */
export type AskColumn = { starts: Uint32Array; places: Uint32Array };

/** Calls side by side, and what is read of all of them at every request as plain numbers. */
export type CallColumns = {
  calls: readonly OpenCall[];
  deadlines: Float64Array;
  /** 1 where everybody may see it: the others have to be looked at one by one. */
  publics: Uint8Array;
  /** What says whom each is for. */
  who: AskColumn;
  others: AskColumn;
};

export function columnsOf(calls: ReadonlyMap<string, OpenCall>): CallColumns {
  const all = [...calls.values()];
  return {
    calls: all,
    deadlines: Float64Array.from(all, ({ deadline }) => deadline),
    publics: Uint8Array.from(all, ({ visibility }) => (visibility === 'public' ? 1 : 0)),
    who: askColumn(all.map(({ asks }) => asks.who)),
    others: askColumn(all.map(({ asks }) => asks.others)),
  };
}

function askColumn(asks: readonly (readonly number[])[]): AskColumn {
  const starts = new Uint32Array(asks.length + 1);
  asks.forEach((places, at) => {
    starts[at + 1] = (starts[at] ?? 0) + places.length;
  });
  return { starts, places: Uint32Array.from(asks.flat()) };
}
