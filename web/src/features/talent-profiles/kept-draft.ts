import { isJsonObject } from '../../lib/json.ts';
import { forget, readStored, store } from '../../lib/stored-json.ts';

/** What was typed and is not saved yet, kept in this tab so that a reload does not lose it. */
export function readDraft(entry: string): Record<string, unknown> {
  const draft = readStored('sessionStorage', entry);
  return isJsonObject(draft) ? draft : {};
}

export function keepDraft(entry: string, draft: Record<string, unknown>): void {
  store('sessionStorage', entry, draft);
}

export function forgetDraft(entry: string): void {
  forget('sessionStorage', entry);
}
