import type { Media } from '@callboard/contract/media';
import { isJsonObject } from '../../../lib/json.ts';
import { forget, readStored, store } from '../../../lib/stored-json.ts';
import { MESSAGE_DRAFT_ENTRIES } from '../../../lib/stored-user.ts';

/** What is being written in a conversation, with the files that have arrived for it. */
export type Draft = { text: string; attachments: Media[] };

const EMPTY: Draft = { text: '', attachments: [] };

/** One person's drafts, each kept until it is sent or its writer signs out. */
export class Drafts {
  readonly #userId: string;
  readonly #known = new Map<string, Draft>();
  readonly #listeners = new Set<() => void>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(conversationId: string): Draft {
    const known = this.#known.get(conversationId) ?? this.#read(conversationId);
    this.#known.set(conversationId, known);
    return known;
  }

  write(conversationId: string, text: string): void {
    this.#put(conversationId, { ...this.get(conversationId), text });
  }

  attach(conversationId: string, media: Media): void {
    const draft = this.get(conversationId);
    const others = draft.attachments.filter(({ id }) => id !== media.id);
    this.#put(conversationId, { ...draft, attachments: [...others, media] });
  }

  detach(conversationId: string, mediaId: string): void {
    const draft = this.get(conversationId);
    const attachments = draft.attachments.filter(({ id }) => id !== mediaId);
    this.#put(conversationId, { ...draft, attachments });
  }

  clear(conversationId: string): void {
    this.#put(conversationId, EMPTY);
  }

  #put(conversationId: string, draft: Draft): void {
    this.#known.set(conversationId, draft);
    const entry = this.#entryOf(conversationId);
    const isEmpty = draft.text === '' && draft.attachments.length === 0;
    if (isEmpty) forget('localStorage', entry);
    else store('localStorage', entry, draft);
    for (const listener of this.#listeners) listener();
  }

  #read(conversationId: string): Draft {
    const stored = readStored('localStorage', this.#entryOf(conversationId));
    const isDraft =
      isJsonObject(stored) && typeof stored.text === 'string' && Array.isArray(stored.attachments);
    return isDraft ? (stored as Draft) : EMPTY;
  }

  #entryOf(conversationId: string): string {
    return `${MESSAGE_DRAFT_ENTRIES}${this.#userId}:${conversationId}`;
  }
}
