import { LIMITS } from '@callboard/contract/limits';
import type { Message, SendMessage } from '@callboard/contract/messages';
import { ApiError, unreachable } from '../../../lib/api-error.ts';
import type { MessagePage, SendCall, ThreadCalls, Which } from './thread-calls.ts';

export const CONVERSATION_ID = '0198c7a0-0000-7000-8000-0000000000c1';

/** What a line does with one question: it gets there and back, there only, or nowhere. */
export type Fate = 'arrives' | 'answer lost' | 'lost';

/** Of a message that nobody has said anything else about. */
export function message(given: Partial<Message> = {}): Message {
  const sequence = given.sequence ?? 1;
  return {
    id: `message-${sequence}`,
    conversationId: CONVERSATION_ID,
    sequence,
    revision: sequence,
    clientId: `client-${sequence}`,
    author: { userId: 'user-ada', name: 'Ada Quill', photoUrl: null },
    isFromStaff: false,
    onBehalfOf: null,
    text: `Line ${sequence}`,
    attachments: [],
    caution: null,
    sentAt: new Date(Date.UTC(2026, 2, 1, 9, sequence)).toISOString(),
    editedAt: null,
    deletedAt: null,
    ...given,
  };
}

/** A conversation as the server keeps it: one order, one revision for every change. */
export class ServedConversation {
  readonly messages: Message[] = [];
  revision = 0;
  readonly #listeners = new Set<(revision: number) => void>();

  /** Live events: hints that may come late, in any order, or never. */
  onChange(listener: (revision: number) => void): void {
    this.#listeners.add(listener);
  }

  write(userId: string, { clientId, text }: Pick<SendMessage, 'clientId' | 'text'>): Message {
    const first = this.messages.find(
      (each) => each.clientId === clientId && each.author.userId === userId,
    );
    if (first !== undefined) return first;
    const sequence = this.messages.length + 1;
    const author = { userId, name: userId, photoUrl: null };
    const written = message({ sequence, revision: this.#next(), clientId, author, text });
    this.messages.push(written);
    this.#tell();
    return written;
  }

  change(id: string, changes: Partial<Message>): Message {
    const at = this.messages.findIndex((each) => each.id === id);
    const known = this.messages[at];
    if (known === undefined) throw new ApiError(404, 'There is nothing here.');
    const changed = { ...known, ...changes, revision: this.#next() };
    this.messages[at] = changed;
    this.#tell();
    return changed;
  }

  list({ before, around, since }: Which): MessagePage {
    const { revision } = this;
    if (since !== undefined) return this.#changedSince(since);
    const end = around === undefined ? (before ?? Number.POSITIVE_INFINITY) : around + 25;
    const until = this.messages.filter(({ sequence }) => sequence < end);
    const items = until.slice(-LIMITS.pageSize);
    return { items, revision, hasMore: items.length < until.length };
  }

  #changedSince(since: number): MessagePage {
    const changed = this.messages
      .filter(({ revision }) => revision > since)
      .sort((one, other) => one.revision - other.revision);
    const items = changed.slice(0, 3);
    const hasMore = items.length < changed.length;
    return { items, hasMore, revision: hasMore ? (items.at(-1)?.revision ?? 0) : this.revision };
  }

  #next(): number {
    this.revision += 1;
    return this.revision;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.revision);
  }
}

type Line = { fate: () => Fate; delay: () => Promise<void> };

/** One person's calls over a line of which nothing good can be said. */
export function callsOver(served: ServedConversation, userId: string, { fate, delay }: Line) {
  async function over<Answer>(ask: () => Answer): Promise<Answer> {
    const is = fate();
    await delay();
    if (is === 'lost') throw unreachable(undefined);
    const answer = structuredClone(ask());
    await delay();
    if (is === 'answer lost') throw unreachable(undefined);
    return answer;
  }
  const send: SendCall = (_, sent) => over(() => served.write(userId, sent));
  const calls: ThreadCalls = {
    list: (which) => over(() => served.list(which)),
    edit: (id, text) => over(() => served.change(id, { text })),
    remove: (id) => over(() => served.change(id, { text: '', deletedAt: '2026-03-02T00:00:00Z' })),
    read: async () => null,
  };
  return { send, calls };
}
