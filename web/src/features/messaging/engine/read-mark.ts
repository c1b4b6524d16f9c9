import { isWorthRepeating, Later, pauseBefore } from './retrying.ts';

/** Not with every line that scrolls by. */
const SAID_AFTER_MS = 300;

type Options = {
  /** How far the server knows already. */
  from: number;
  say: (sequence: number) => Promise<unknown>;
  onSaid: (sequence: number) => void;
};

/** Says how far one has read: never back, one at a time, and again where it was not heard. */
export class ReadMark {
  readonly #options: Options;
  readonly #later = new Later();
  #read: number;
  #said: number;
  #isSaying = false;
  #failures = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#read = options.from;
    this.#said = options.from;
  }

  reach(sequence: number): void {
    if (sequence <= this.#read) return;
    this.#read = sequence;
    if (!this.#isSaying) this.#later.in(SAID_AFTER_MS, () => void this.#say());
  }

  close(): void {
    this.#later.callOff();
    if (this.#read > this.#said && !this.#isSaying) void this.#say();
  }

  async #say(): Promise<void> {
    const sequence = this.#read;
    if (sequence <= this.#said) return;
    this.#isSaying = true;
    try {
      await this.#options.say(sequence);
      this.#said = sequence;
      this.#failures = 0;
      this.#options.onSaid(sequence);
    } catch (error) {
      this.#failures += 1;
      if (isWorthRepeating(error))
        this.#later.in(pauseBefore(this.#failures), () => void this.#say());
      return;
    } finally {
      this.#isSaying = false;
    }
    await this.#say();
  }
}
