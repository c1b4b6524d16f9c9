import { parseJson } from './json.ts';

/** A browser may forbid storage or have it full; everything goes on without, and forgets. */

type Kind = 'localStorage' | 'sessionStorage';

export function readStored(kind: Kind, entry: string): unknown {
  return parseJson(attempt(() => window[kind].getItem(entry)) ?? '');
}

export function store(kind: Kind, entry: string, value: unknown): void {
  attempt(() => window[kind].setItem(entry, JSON.stringify(value)));
}

export function forget(kind: Kind, entry: string): void {
  attempt(() => window[kind].removeItem(entry));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
