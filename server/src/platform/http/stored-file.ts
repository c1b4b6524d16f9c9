import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Platform } from '../platform.ts';
import { fileVersion } from '../storage/file-version.ts';
import { type ByteRange, FileMissing } from '../storage/storage.ts';
import { contentTypeOf } from '../storage/storage-key.ts';
import { readRange } from './byte-ranges.ts';
import { isAmong } from './cacheable.ts';
import { inlineDisposition } from './file-name.ts';

const KEPT_SECONDS = 60 * 60;

type Asked = { platform: Platform; request: FastifyRequest; reply: FastifyReply };

type StoredFile = {
  /** Names its content: what lies there is never another file's. */
  key: string;
  /** Where it is known already. */
  size?: number;
  /** What it is called when somebody saves it. */
  name?: string;
};

/**
 * Sends a stored file, the part of it that was asked for, or only that it is still the same. The
 * browser keeps it for its own person: whoever signs in there next asks anew.
 */
export async function sendStoredFile({ platform, request, reply }: Asked, file: StoredFile) {
  const { key, name } = file;
  const etag = `"${fileVersion(key)}"`;
  const caching = { etag, 'cache-control': `private, max-age=${KEPT_SECONDS}`, vary: 'cookie' };
  if (isAmong(request.headers['if-none-match'], etag)) {
    return reply.headers(caching).status(304).send();
  }
  const size = file.size ?? (await measure(platform, key));
  const range = readRange(rangeFor(request, etag), size);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('RANGE_NOT_SATISFIABLE');
  }
  const sent = range === 'whole' ? { start: 0, end: size - 1 } : range;
  const content = await open(platform, request, key, sent);
  if (range !== 'whole') {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  if (name !== undefined) reply.header('content-disposition', inlineDisposition(name, key));
  return reply
    .headers({ ...caching, 'accept-ranges': 'bytes', 'content-length': sent.end - sent.start + 1 })
    .type(contentTypeOf(key))
    .send(content);
}

/** Somebody who has a part of another version wants all of this one. */
function rangeFor({ headers }: FastifyRequest, etag: string): string | undefined {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etag ? headers.range : undefined;
}

async function measure({ storage, log }: Platform, key: string): Promise<number> {
  const found = await storage.find(key);
  if (found !== undefined) return found.size;
  log.error({ key }, 'a stored file is missing');
  throw new AppError('NOT_FOUND');
}

/** A file that got lost is our trouble: the log tells, the visitor sees that there is none. */
async function open(
  { storage, log }: Platform,
  request: FastifyRequest,
  key: string,
  range: ByteRange,
) {
  if (request.method === 'HEAD') return Readable.from([]);
  try {
    return await storage.read(key, range);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    log.error({ err: error }, 'a stored file is missing');
    throw new AppError('NOT_FOUND');
  }
}
