import type { Message } from '@callboard/contract/messages';
import { MessageWindow } from './message-window.ts';
import type { NewMessage, Outbox } from './outbox.ts';
import { isWorthRepeating, Later, pauseBefore } from './retrying.ts';
import { type MessagePage, PAGE, type ThreadCalls, type Which } from './thread-calls.ts';
import type { Unsent } from './unsent.ts';

export type ThreadState = {
  /** Null until the first messages have come. */
  messages: readonly Message[] | null;
  unsent: readonly Unsent[];
  hasOlder: boolean;
  /** How many there are after those on screen. */
  newer: number;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
  /** Why nothing, or nothing more, could be loaded. */
  problem: Error | null;
};

type Options = { conversationId: string; userId: string; calls: ThreadCalls; outbox: Outbox };
type Direction = 'older' | 'newer';

/** The same each time, so that whoever shows them sees that nothing has changed. */
const NONE: readonly Unsent[] = [];

/**
 * One conversation as this window knows it. It begins with a page of messages and the revision that
 * they are of, goes back in pages, and asks for all that changed since that revision whenever
 * something may have: so everything arrives once, whatever was lost on the way.
 */
export class ThreadStore {
  readonly conversationId: string;
  readonly #userId: string;
  readonly #calls: ThreadCalls;
  readonly #outbox: Outbox;
  readonly #window = new MessageWindow();
  readonly #listeners = new Set<() => void>();
  readonly #endings: (() => void)[];
  readonly #later = new Later();
  /** Acknowledged, while messages before them are still on their way here. */
  #early: readonly Unsent[] = [];
  #revision: number | undefined;
  /** Said by others, perhaps before anything was loaded. */
  #heard = 0;
  #loading = new Map<Direction, Promise<void>>();
  #opening: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #isNewsWaiting = false;
  #failures = 0;
  #problem: Error | null = null;
  /** What to do about the problem. */
  #again: (() => Promise<void>) | undefined;
  #state: ThreadState | undefined;

  constructor({ conversationId, userId, calls, outbox }: Options) {
    this.conversationId = conversationId;
    this.#userId = userId;
    this.#calls = calls;
    this.#outbox = outbox;
    this.#endings = [
      outbox.subscribe(() => {
        this.#redraw();
        this.#followHeard();
      }),
      outbox.onSent((message) => this.#takeSent(message)),
    ];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ThreadState => {
    this.#state ??= this.#draw();
    return this.#state;
  };

  get revision(): number | undefined {
    return this.#revision;
  }

  shows(sequence: number): boolean {
    return this.#revision !== undefined && this.#window.has(sequence);
  }

  /** The newest messages, or those around one. What is on screen already is only caught up with. */
  open(around?: number): Promise<void> {
    if (this.#opening !== undefined) return this.#opening;
    const isShown =
      this.#revision !== undefined && (around === undefined || this.#window.has(around));
    if (isShown) return this.catchUp();
    this.#opening = this.#begin(around).finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  /** Back to the newest, from wherever one was reading. */
  async showLatest(): Promise<void> {
    if (this.#window.newer === 0) return;
    await this.#begin(undefined);
  }

  async #begin(around: number | undefined): Promise<void> {
    const page = await this.#ask(around === undefined ? {} : { around });
    if (page === undefined) {
      this.#again = () => this.#begin(around);
      return;
    }
    // Later pages may be of later revisions. What changed since the first is asked for all the same.
    this.#revision ??= page.revision;
    this.#window.show(page.items);
    this.#redraw();
    if (Math.max(page.revision, this.#heard) > this.#revision) void this.catchUp();
  }

  loadOlder(): Promise<void> {
    return this.#loadMore('older', { before: this.#window.first });
  }

  loadNewer(): Promise<void> {
    return this.#loadMore('newer', { before: this.#window.last + 1 + PAGE });
  }

  /** Once more what could not be loaded. */
  async retry(): Promise<void> {
    await this.#again?.();
  }

  #loadMore(direction: Direction, which: { before: number }): Promise<void> {
    const { hasOlder, newer } = this.state();
    if (!(direction === 'older' ? hasOlder : newer > 0)) return Promise.resolve();
    const known = this.#loading.get(direction);
    if (known !== undefined) return known;
    const loading = this.#ask(which).then((page) => {
      this.#loading.delete(direction);
      if (page !== undefined) this.#window.show(page.items);
      else this.#again = () => (direction === 'older' ? this.loadOlder() : this.loadNewer());
      this.#redraw();
    });
    this.#loading.set(direction, loading);
    this.#redraw();
    return loading;
  }

  async #ask(which: Which): Promise<MessagePage | undefined> {
    try {
      const page = await this.#calls.list(which);
      this.#problem = null;
      return page;
    } catch (error) {
      this.#problem = error instanceof Error ? error : new Error(String(error));
      this.#redraw();
      return undefined;
    }
  }

  /** Somebody says that the conversation is at this revision. */
  hear(revision: number): void {
    this.#heard = Math.max(this.#heard, revision);
    this.#followHeard();
  }

  /** Of what this window sends itself it hears twice: what its answer will bring is not asked for. */
  #followHeard(): void {
    const known = this.#revision;
    if (known === undefined || this.#heard <= known) return;
    const unsent = this.#outbox.list(this.conversationId);
    const isAnswerComing = unsent.some(({ status }) => status === 'sending');
    if (this.#heard > known + 1 || !isAnswerComing) void this.catchUp();
  }

  /** There is a message of this number, says whoever listed the conversation. */
  expect(latest: number): void {
    this.#window.expect(latest);
    this.#redraw();
  }

  /** Asks for all that changed. One at a time: whoever comes meanwhile has it asked once more. */
  catchUp(): Promise<void> {
    this.#isNewsWaiting = true;
    this.#catchingUp ??= this.#catchUpWithAll().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #catchUpWithAll(): Promise<void> {
    this.#later.callOff();
    try {
      while (this.#isNewsWaiting && this.#revision !== undefined) {
        this.#isNewsWaiting = false;
        await this.#takeNews(this.#revision);
      }
      this.#failures = 0;
      this.#forgetProblem();
    } catch (error) {
      this.#failures += 1;
      if (isWorthRepeating(error))
        this.#later.in(pauseBefore(this.#failures), () => void this.catchUp());
    }
  }

  /** There are answers again: whoever scrolls on is given more without asking. */
  #forgetProblem(): void {
    if (this.#revision === undefined || this.#problem === null) return;
    this.#problem = null;
    this.#redraw();
  }

  async #takeNews(since: number): Promise<void> {
    let known = since;
    for (;;) {
      const { items, revision, hasMore } = await this.#calls.list({ since: known });
      this.#window.take(items);
      known = Math.max(known, revision);
      this.#revision = Math.max(this.#revision ?? 0, known);
      this.#redraw();
      if (!hasMore || items.length === 0) return;
    }
  }

  send(message: NewMessage): Unsent {
    return this.#outbox.add(this.conversationId, message);
  }

  async edit(messageId: string, text: string): Promise<void> {
    this.#take(await this.#calls.edit(messageId, text));
  }

  async remove(messageId: string): Promise<void> {
    this.#take(await this.#calls.remove(messageId));
  }

  close(): void {
    this.#later.callOff();
    for (const end of this.#endings) end();
    this.#listeners.clear();
  }

  #takeSent(message: Message): void {
    if (message.conversationId !== this.conversationId) return;
    const twin = this.#outbox.list(this.conversationId).find(isTwinOf(message));
    if (twin !== undefined) this.#early = [...this.#early, twin];
    this.#take(message);
  }

  /** The answer to what was done here. Right after what is known, it saves the question what is new. */
  #take(message: Message): void {
    const known = this.#revision;
    if (known !== undefined && message.revision === known + 1) this.#revision = message.revision;
    this.#window.take([message]);
    this.#redraw();
    if (known !== undefined && message.revision > known + 1) void this.catchUp();
  }

  #draw(): ThreadState {
    const messages = this.#revision === undefined ? null : this.#window.shown;
    return {
      messages,
      unsent: this.#listUnsent(),
      hasOlder: messages !== null && !this.#window.isEmpty && this.#window.first > 1,
      newer: messages === null ? 0 : this.#window.newer,
      isLoadingOlder: this.#loading.has('older'),
      isLoadingNewer: this.#loading.has('newer'),
      problem: this.#problem,
    };
  }

  /** What is shown as the server has it is not shown as it was written, too. */
  #listUnsent(): readonly Unsent[] {
    this.#early = this.#early.filter((unsent) => !this.#hasArrived(unsent));
    const early = new Set(this.#early.map(({ clientId }) => clientId));
    const waiting = this.#outbox
      .list(this.conversationId)
      .filter((unsent) => !this.#hasArrived(unsent) && !early.has(unsent.clientId));
    const unsent = [...this.#early, ...waiting];
    return unsent.length === 0 ? NONE : unsent;
  }

  #hasArrived({ clientId }: Unsent): boolean {
    return this.#window.shows(this.#userId, clientId);
  }

  #redraw(): void {
    this.#dropArrived();
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  /** Its answer was lost, or another window sent it: it came with the others. */
  #dropArrived(): void {
    for (const unsent of this.#outbox.list(this.conversationId)) {
      if (unsent.status === 'sending' || !this.#hasArrived(unsent)) continue;
      this.#outbox.drop(unsent.clientId);
    }
  }
}

function isTwinOf(message: Message) {
  return ({ clientId }: Unsent) => clientId === message.clientId;
}
