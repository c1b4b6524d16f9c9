import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import type { DayAct } from './day-acts.ts';

/** What was done on the day, as it lies in local storage. */

export function readActs(entry: string): DayAct[] {
  const stored = readStored('localStorage', entry);
  return Array.isArray(stored) ? stored.filter(isAct) : [];
}

/** Written by this page itself; whatever else lies there is left out. */
function isAct(value: unknown): value is DayAct {
  return isJsonObject(value) && typeof value.id === 'string' && typeof value.at === 'string';
}

export function storeActs(entry: string, acts: readonly DayAct[]): void {
  if (acts.length === 0) forget('localStorage', entry);
  else store('localStorage', entry, acts);
}
