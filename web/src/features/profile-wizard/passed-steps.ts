import { readStored, store } from '../../lib/stored-json.ts';
import { STEPS, type Step } from './steps.ts';

/** Steps that someone went past, with or without an answer, kept in this browser for each person. */
const entryOf = (userId: string) => `callboard:wizard:${userId}`;

export function readPassedSteps(userId: string): readonly Step[] {
  const kept = readStored('localStorage', entryOf(userId));
  return Array.isArray(kept) ? STEPS.filter((step) => kept.includes(step)) : [];
}

export function rememberPassed(userId: string, step: Step): void {
  const passed = new Set([...readPassedSteps(userId), step]);
  store('localStorage', entryOf(userId), [...passed]);
}
