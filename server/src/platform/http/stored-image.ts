import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Platform } from '../platform.ts';
import { fileVersion } from '../storage/file-version.ts';
import { FileMissing } from '../storage/storage.ts';
import { contentTypeOf } from '../storage/storage-key.ts';
import { isAmong } from './cacheable.ts';

const KEPT_SECONDS = 5 * 60;

type Asked = { platform: Platform; request: FastifyRequest; reply: FastifyReply };

/**
 * Sends a stored image, or only that it is still the same. The browser keeps it for its own person:
 * whoever signs in there next asks anew.
 */
export async function sendStoredImage({ platform, request, reply }: Asked, key: string) {
  const etag = `"${fileVersion(key)}"`;
  const caching = { etag, 'cache-control': `private, max-age=${KEPT_SECONDS}`, vary: 'cookie' };
  if (isAmong(request.headers['if-none-match'], etag)) {
    return reply.headers(caching).status(304).send();
  }
  const image = await openImage(platform, key);
  return reply.headers(caching).type(contentTypeOf(key)).send(image);
}

/** A file that got lost is our trouble: the log tells, the visitor sees that there is no image. */
async function openImage({ storage, log }: Platform, key: string) {
  try {
    return await storage.read(key);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    log.error({ err: error }, 'a stored image is missing');
    throw new AppError('NOT_FOUND');
  }
}
