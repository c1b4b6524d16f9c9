import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Measure, Meter } from './meter.ts';

const NO_COMPRESSION = 0;
/** Rows become a fraction of their size at little cost; harder work gains little. */
const QUICK_COMPRESSION = 3;
const OWNER_ONLY = 0o600;

/** Writes one new file from beginning to end, an entry at a time: nothing is held in memory. */
export class ZipWriter {
  readonly #zip = new ZipFile() as ZipFile & { entries: object[] };
  /**
   * Yazl looks through all its entries whenever one is done, which takes minutes with many. So those
   * that are done wait here until it writes the list of all.
   */
  readonly #done: object[] = [];
  readonly #written: Promise<void>;
  /** Rejects when the file cannot be written; no entry would ever be taken again. */
  readonly #broken: Promise<never>;

  constructor(path: string, signal?: AbortSignal) {
    const file = createWriteStream(path, { flags: 'wx', mode: OWNER_ONLY, flush: true });
    this.#written = pipeline(this.#zip.outputStream, file, { ...(signal && { signal }) });
    this.#broken = new Promise((_, reject) => this.#written.catch(reject));
    this.#broken.catch(() => undefined);
  }

  async add(name: string, content: Readable, { compress = false } = {}): Promise<Measure> {
    const meter = new Meter();
    // All but the last: that one's content was taken, but may not be written yet.
    this.#done.push(...this.#zip.entries.splice(0, this.#zip.entries.length - 1));
    const compressionLevel = compress ? QUICK_COMPRESSION : NO_COMPRESSION;
    this.#zip.addReadStream(meter, name, { compressionLevel, mode: OWNER_ONLY });
    try {
      const taken = Promise.all([pipeline(content, meter), finished(meter)]);
      await Promise.race([taken, this.#broken]);
      return meter.measure();
    } finally {
      content.destroy();
    }
  }

  /** Lets go of a file that will not be finished. */
  async abandon(): Promise<void> {
    (this.#zip.outputStream as Readable).destroy();
    await this.#written.catch(() => undefined);
  }

  /** Resolves with the whole file on disk. */
  async finish(): Promise<void> {
    this.#zip.entries = [...this.#done, ...this.#zip.entries];
    this.#zip.end();
    await this.#written;
  }
}
