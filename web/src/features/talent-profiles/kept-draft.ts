import { isJsonObject, parseJson } from '../../lib/json.ts';

/** What was typed and is not saved yet, kept in this tab so that a reload does not lose it. */
export function readDraft(entry: string): Record<string, unknown> {
  const draft = parseJson(attempt(() => sessionStorage.getItem(entry)) ?? '');
  return isJsonObject(draft) ? draft : {};
}

export function keepDraft(entry: string, draft: Record<string, unknown>): void {
  attempt(() => sessionStorage.setItem(entry, JSON.stringify(draft)));
}

export function forgetDraft(entry: string): void {
  attempt(() => sessionStorage.removeItem(entry));
}

/** A browser may forbid storage or have it full; typing goes on without. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
