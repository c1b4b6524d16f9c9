import type { Media } from '@callboard/contract/media';
import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import { OUTBOX_ENTRIES } from '../../../lib/stored-user.ts';

/** A message that the server has not acknowledged. */
export type Unsent = {
  clientId: string;
  conversationId: string;
  text: string;
  attachments: Media[];
  writtenAt: string;
  /** `waiting` goes on by itself; `failed` was refused and stays until someone decides. */
  status: 'waiting' | 'sending' | 'failed';
  /** Why it was refused, or why it has not gone yet. */
  reason: string | null;
};

/** Where those of one person are kept. Each has an entry of its own: windows do not undo each other. */
const entriesOf = (userId: string) => `${OUTBOX_ENTRIES}${userId}:`;

export function keepUnsent(userId: string, unsent: Unsent): void {
  store('localStorage', entriesOf(userId) + unsent.clientId, unsent);
}

export function forgetUnsent(userId: string, clientId: string): void {
  forget('localStorage', entriesOf(userId) + clientId);
}

/** Those that an earlier page did not get rid of, the oldest first. */
export function listUnsent(userId: string): Unsent[] {
  return keysBelow(entriesOf(userId))
    .map((key) => readStored('localStorage', key))
    .filter(isUnsent)
    .map(
      (unsent) =>
        ({ ...unsent, status: unsent.status === 'failed' ? 'failed' : 'waiting' }) as const,
    )
    .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt));
}

function keysBelow(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (!isJsonObject(value)) return false;
  const texts = [value.clientId, value.conversationId, value.text, value.writtenAt];
  return texts.every((text) => typeof text === 'string') && Array.isArray(value.attachments);
}
