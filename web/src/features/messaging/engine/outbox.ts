import type { Message } from '@callboard/contract/messages';
import { isWorthRepeating, Later, pauseBefore } from './retrying.ts';
import type { SendCall } from './thread-calls.ts';
import { forgetUnsent, keepUnsent, listUnsent, type Unsent } from './unsent.ts';

export type NewMessage = Pick<Unsent, 'text' | 'attachments'>;

type Options = {
  userId: string;
  send: SendCall;
  /** Who is known to be signed in. Nobody's words go out under another name, or are left behind. */
  currentUserId: () => string | undefined;
};

/** One conversation's turn. */
type Line = { isSending: boolean; tries: number; later: Later };

/**
 * What one person has written and the server has not acknowledged. It is sent one after the other in
 * each conversation, again after a lost connection, and stays where it was refused. The same clientId
 * makes a repeated one the same message, so it is repeated without fear.
 */
export class Outbox {
  readonly #options: Options;
  readonly #lines = new Map<string, Line>();
  readonly #listeners = new Set<() => void>();
  readonly #onSent = new Set<(message: Message) => void>();
  #all: readonly Unsent[];

  constructor(options: Options) {
    this.#options = options;
    this.#all = listUnsent(options.userId);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Told of each message as the server has it, before it leaves here. */
  onSent(listener: (message: Message) => void): () => void {
    this.#onSent.add(listener);
    return () => this.#onSent.delete(listener);
  }

  list(conversationId: string): readonly Unsent[] {
    return this.#all.filter((unsent) => unsent.conversationId === conversationId);
  }

  add(conversationId: string, { text, attachments }: NewMessage): Unsent {
    const unsent: Unsent = {
      clientId: crypto.randomUUID(),
      conversationId,
      text,
      attachments,
      writtenAt: this.#nextMoment(),
      status: 'waiting',
      reason: null,
    };
    this.#keep(unsent);
    this.#show([...this.#all, unsent]);
    void this.#advance(conversationId);
    return unsent;
  }

  retry(clientId: string): void {
    const failed = this.#find(clientId);
    if (failed === undefined) return;
    this.#change(clientId, { status: 'waiting', reason: null });
    this.#lineOf(failed.conversationId).tries = 0;
    void this.#advance(failed.conversationId);
  }

  /** It is not to be sent after all, or has arrived by another way. */
  drop(clientId: string): void {
    forgetUnsent(this.#options.userId, clientId);
    if (this.#find(clientId) === undefined) return;
    this.#show(this.#all.filter((unsent) => unsent.clientId !== clientId));
  }

  /** There may be a connection again: nobody waits any longer. */
  readonly resume = (): void => {
    for (const conversationId of new Set(this.#all.map((unsent) => unsent.conversationId))) {
      const line = this.#lineOf(conversationId);
      line.tries = 0;
      line.later.callOff();
      void this.#advance(conversationId);
    }
  };

  /** What was written is kept for the next page. */
  close(): void {
    for (const { later } of this.#lines.values()) later.callOff();
    this.#all = [];
    this.#listeners.clear();
    this.#onSent.clear();
  }

  async #advance(conversationId: string): Promise<void> {
    const line = this.#lineOf(conversationId);
    const next = this.list(conversationId).find(({ status }) => status !== 'failed');
    if (line.isSending || next === undefined || this.#isForAnother()) return;
    line.isSending = true;
    line.later.callOff();
    this.#change(next.clientId, { status: 'sending' });
    const isDelayed = !(await this.#send(next, line));
    line.isSending = false;
    if (isDelayed) line.later.in(pauseBefore(line.tries), () => void this.#advance(conversationId));
    else void this.#advance(conversationId);
  }

  /** Whether it is done with: arrived or refused. */
  async #send({ clientId, conversationId, text, attachments }: Unsent, line: Line) {
    const attachmentIds = attachments.map(({ id }) => id);
    try {
      const message = await this.#options.send(conversationId, { clientId, text, attachmentIds });
      line.tries = 0;
      for (const listener of this.#onSent) listener(message);
      this.drop(clientId);
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isDelayed = isWorthRepeating(error);
      if (isDelayed) line.tries += 1;
      this.#change(clientId, { status: isDelayed ? 'waiting' : 'failed', reason });
      return !isDelayed;
    }
  }

  #lineOf(conversationId: string): Line {
    const known = this.#lines.get(conversationId);
    if (known !== undefined) return known;
    const line: Line = { isSending: false, tries: 0, later: new Later() };
    this.#lines.set(conversationId, line);
    return line;
  }

  /** Two of one millisecond would come back from storage in any order. */
  #nextMoment(): string {
    const last = this.#all.at(-1)?.writtenAt;
    const after = last === undefined ? 0 : Date.parse(last) + 1;
    return new Date(Math.max(Date.now(), after)).toISOString();
  }

  /** Where nobody is known, the server says so. */
  #isForAnother(): boolean {
    const { userId, currentUserId } = this.#options;
    return (currentUserId() ?? userId) !== userId;
  }

  #keep(unsent: Unsent): void {
    const { userId, currentUserId } = this.#options;
    if (currentUserId() === userId) keepUnsent(userId, unsent);
  }

  #find(clientId: string): Unsent | undefined {
    return this.#all.find((unsent) => unsent.clientId === clientId);
  }

  #change(clientId: string, changes: Partial<Unsent>): void {
    this.#show(
      this.#all.map((unsent) => {
        if (unsent.clientId !== clientId) return unsent;
        const changed = { ...unsent, ...changes };
        this.#keep(changed);
        return changed;
      }),
    );
  }

  #show(next: readonly Unsent[]): void {
    this.#all = next;
    for (const listener of this.#listeners) listener();
  }
}
