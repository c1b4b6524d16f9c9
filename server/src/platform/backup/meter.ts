import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';

const NEWLINE = 0x0a;

export type Measure = { size: number; lines: number; sha256: string; crc32: number };

/**
 * Passes on what it is given and measures it. PostgreSQL's COPY writes one line for each row, and a
 * newline within a value as two other characters: lines are rows.
 */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  #size = 0;
  #lines = 0;
  #crc32 = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    this.#crc32 = crc32(chunk, this.#crc32);
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
      this.#lines += 1;
    }
    done(null, chunk);
  }

  /** Once, after the last byte. */
  measure(): Measure {
    const sha256 = this.#hash.digest('hex');
    return { size: this.#size, lines: this.#lines, sha256, crc32: this.#crc32 };
  }
}
