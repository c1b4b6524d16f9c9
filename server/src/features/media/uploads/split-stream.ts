import { Readable } from 'node:stream';

/** Cuts a stream into streams of at most so many bytes, to be read to their end one after the other. */
export class SplitStream {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: Readable) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Waits for the next bytes, or the end. */
  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#source.next();
      if (done) return false;
      this.#rest = value;
    }
    return true;
  }

  next(atMost: number): Readable {
    return Readable.from(this.#take(atMost));
  }

  async *#take(atMost: number) {
    for (let left = atMost; left > 0 && (await this.hasMore()); ) {
      const taken = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(taken.length);
      left -= taken.length;
      yield taken;
    }
  }
}
