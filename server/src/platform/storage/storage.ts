import type { Readable } from 'node:stream';

/**
 * Where photos, reels and documents live: a local folder by default, S3 where it is configured.
 * Both makes keep the same promises, and one test file holds them to it.
 */
export type Storage = {
  /**
   * Acknowledged means on disk: resolves only when the bytes are durable. The file appears whole
   * or not at all, and replaces one of the same key. A stream is the storage's from here on: it
   * is read to its end, or destroyed. One file has at most 5 GB (what S3 takes in one request).
   */
  put: (
    key: string,
    content: Readable | Buffer,
    options: { contentType: string },
  ) => Promise<FileMeasure>;
  find: (key: string) => Promise<StoredFile | undefined>;
  /**
   * Throws FileMissing when there is none, and RangeError when a range starts past the last byte;
   * one that ends past it ends there. Whoever stops reading early destroys the stream.
   */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
  /**
   * Every file there is, in no particular order and never all in memory. One that comes or goes
   * meanwhile may be told of or not.
   */
  list: () => AsyncIterable<ListedFile>;
  /** For readiness: rejects when the storage cannot be reached. */
  check: () => Promise<void>;
};

export type StoredFile = { size: number; contentType: string; lastModified: Date };

export type ListedFile = { key: string; size: number };

/** The hash is in hex. */
export type FileMeasure = { size: number; sha256: string };

/** Both ends are inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number };

export class FileMissing extends Error {
  readonly key: string;

  constructor(key: string) {
    super(`There is no file ${key}.`);
    this.name = 'FileMissing';
    this.key = key;
  }
}
