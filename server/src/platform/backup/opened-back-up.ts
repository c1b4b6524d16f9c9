import { type FileHandle, open } from 'node:fs/promises';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { BackUpError } from './back-up-error.ts';
import { type Measure, Meter } from './meter.ts';

/** Neither closes the file after one reading, nor reads ahead of whoever asks. */
const OPTIONS = { autoClose: false, lazyEntries: true, strictFileNames: true };

/** One file of a back-up. Its name is what somebody wrote there: it has to be known, not followed. */
export type BackUpEntry = {
  name: string;
  size: number;
  crc32: number;
  read: () => Promise<Readable>;
};

/** A back-up's entries, as often as they are asked for, always of the same file on disk. */
export class OpenedBackUp {
  readonly path: string;
  readonly #file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  static async open(path: string): Promise<OpenedBackUp> {
    try {
      return new OpenedBackUp(path, await open(path, 'r'));
    } catch (error) {
      throw new BackUpError(`${path} cannot be opened: ${(error as Error).message}`);
    }
  }

  async *entries(): AsyncGenerator<BackUpEntry> {
    const zip = await this.#sound(fromFdPromise(this.#file.fd, OPTIONS));
    const entries = zip.eachEntry();
    for (;;) {
      const { done, value } = await this.#sound(entries.next());
      if (done) return;
      yield this.#describe(zip, value);
    }
  }

  /** Hands an entry to whoever takes it, and tells afterwards what that was. */
  async take(entry: BackUpEntry, taker: Writable): Promise<Measure> {
    const meter = new Meter();
    const content = await this.#sound(entry.read());
    await this.#pass(content, meter, taker);
    const measure = meter.measure();
    if (measure.crc32 !== entry.crc32) throw this.#damaged(`${entry.name} has changed`);
    return measure;
  }

  /** A reader that fails means damage; a taker that fails has reasons of its own. */
  async #pass(content: Readable, meter: Meter, taker: Writable): Promise<void> {
    let first: Readable | Writable | undefined;
    for (const stream of [content, taker]) {
      stream.once('error', () => {
        first ??= stream;
      });
    }
    try {
      await pipeline(content, meter, taker);
    } catch (error) {
      throw first === content ? this.#damaged(error) : error;
    }
  }

  /** What the zip's own reader finds wrong is told as what it means. */
  async #sound<Value>(reading: Promise<Value>): Promise<Value> {
    try {
      return await reading;
    } catch (error) {
      throw error instanceof BackUpError ? error : this.#damaged(error);
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  #describe(zip: ZipFile, entry: Entry): BackUpEntry {
    return {
      name: entry.fileName,
      size: entry.uncompressedSize,
      crc32: entry.crc32,
      read: () => zip.openReadStreamPromise(entry),
    };
  }

  #damaged(cause: unknown): BackUpError {
    const why = cause instanceof Error ? cause.message : String(cause);
    return new BackUpError(`${this.path} is damaged or not a back-up: ${why.replace(/\.$/, '')}.`, {
      cause,
    });
  }
}

/** For reading only to measure. */
export function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
