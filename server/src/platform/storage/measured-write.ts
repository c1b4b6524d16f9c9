import { createHash, type Hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileMeasure } from './storage.ts';

/**
 * To be called before anything is awaited: an error that a stream reports while nobody listens
 * ends the process. Listened to, it waits in the stream for whoever reads it.
 */
export function takeOver(content: Readable | Buffer): Readable {
  if (Buffer.isBuffer(content)) return Readable.from(content);
  return content.on('error', () => undefined);
}

/** Makes a new file, measured on the way through. With `flush`, it resolves with it on disk. */
export async function writeMeasured(
  path: string,
  content: Readable,
  options: { flush: boolean },
): Promise<FileMeasure> {
  const hash = createHash('sha256');
  const counter = { size: 0 };
  await writeFile(path, measured(content, hash, counter), { ...options, flag: 'wx', mode: 0o600 });
  return { size: counter.size, sha256: hash.digest('hex') };
}

export function measure(content: Buffer): FileMeasure {
  return { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

async function* measured(content: Readable, hash: Hash, counter: { size: number }) {
  for await (const chunk of content) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    hash.update(bytes);
    counter.size += bytes.length;
    yield bytes;
  }
}
