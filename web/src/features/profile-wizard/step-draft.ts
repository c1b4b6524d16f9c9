import { isJsonObject } from '../../lib/json.ts';
import { forget, readStored, store } from '../../lib/stored-json.ts';
import type { Step } from './steps.ts';

/** What was typed and is not saved yet: neither a reload nor a look back loses it. */
const entryOf = (userId: string, step: Step) => `callboard:wizard-draft:${userId}:${step}`;

export function readStepDraft(userId: string, step: Step): Record<string, unknown> | undefined {
  const kept = readStored('sessionStorage', entryOf(userId, step));
  return isJsonObject(kept) ? kept : undefined;
}

export function keepStepDraft(userId: string, step: Step, values: unknown): void {
  store('sessionStorage', entryOf(userId, step), values);
}

export function forgetStepDraft(userId: string, step: Step): void {
  forget('sessionStorage', entryOf(userId, step));
}
