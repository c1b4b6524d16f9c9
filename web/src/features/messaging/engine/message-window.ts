import type { Message } from '@callboard/contract/messages';

/**
 * The messages of a conversation that are on screen: one run without gaps, as the server numbers them.
 * Whatever was told is kept, of each message its latest revision, in whichever order it came. So an
 * answer that was overtaken by a later one changes nothing, and an edit of a message that is not on
 * screen yet is there when it is.
 */
export class MessageWindow {
  readonly #known = new Map<number, Message>();
  /** Where those are that came from a device under a name of its own. */
  readonly #places = new Map<string, number>();
  #first = 1;
  #last = 0;
  #latest = 0;
  #shown: readonly Message[] | undefined;

  /** In their order. The same list until something in it changes. */
  get shown(): readonly Message[] {
    this.#shown ??= this.#run();
    return this.#shown;
  }

  get first(): number {
    return this.#first;
  }

  get last(): number {
    return this.#last;
  }

  get isEmpty(): boolean {
    return this.#last < this.#first;
  }

  /** How many there are after those on screen. */
  get newer(): number {
    return Math.max(0, this.#latest - this.#last);
  }

  has(sequence: number): boolean {
    return sequence >= this.#first && sequence <= this.#last;
  }

  /** Whether what this person's device called so is on screen. */
  shows(userId: string, clientId: string): boolean {
    const sequence = this.#places.get(nameOf(userId, clientId));
    return sequence !== undefined && this.has(sequence);
  }

  /** Somebody said that there is a message of this number. */
  expect(latest: number): void {
    this.#latest = Math.max(this.#latest, latest);
  }

  /** News, which may be about any message. */
  take(items: readonly Message[]): void {
    for (const item of items) this.#keep(item);
    this.#reach();
  }

  /** A run of messages as it stands in the conversation: joins what is shown, or takes its place. */
  show(items: readonly Message[]): void {
    const [head, tail] = [items.at(0), items.at(-1)];
    if (head === undefined || tail === undefined) return;
    for (const item of items) this.#keep(item);
    const touches = head.sequence <= this.#last + 1 && tail.sequence >= this.#first - 1;
    this.#first = touches && !this.isEmpty ? Math.min(this.#first, head.sequence) : head.sequence;
    this.#last = touches && !this.isEmpty ? Math.max(this.#last, tail.sequence) : tail.sequence;
    this.#shown = undefined;
    this.#reach();
  }

  #keep(message: Message): void {
    this.expect(message.sequence);
    const known = this.#known.get(message.sequence);
    if (known !== undefined && known.revision >= message.revision) return;
    this.#known.set(message.sequence, message);
    this.#places.set(nameOf(message.author.userId, message.clientId), message.sequence);
    if (this.has(message.sequence)) this.#shown = undefined;
  }

  /** What follows without a gap is shown. */
  #reach(): void {
    while (this.#known.has(this.#last + 1)) {
      this.#last += 1;
      this.#shown = undefined;
    }
  }

  #run(): Message[] {
    const run: Message[] = [];
    for (let sequence = this.#first; sequence <= this.#last; sequence += 1) {
      const message = this.#known.get(sequence);
      if (message !== undefined) run.push(message);
    }
    return run;
  }
}

const nameOf = (userId: string, clientId: string) => `${userId} ${clientId}`;
