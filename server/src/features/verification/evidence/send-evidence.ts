import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { inlineDisposition } from '../../../platform/http/file-name.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileMissing } from '../../../platform/storage/storage.ts';
import { contentTypeOf } from '../../../platform/storage/storage-key.ts';

type Asked = { platform: Platform; reply: FastifyReply };
type Evidence = { key: string; name: string; size: number };

/**
 * Kept by no browser, and alone in its frame: it fetches nothing and runs nothing. Browsers refuse to show
 * a PDF in a sandbox, so that one is held by its policy alone. Only our own page frames it.
 */
export async function sendEvidence({ platform, reply }: Asked, { key, name, size }: Evidence) {
  const contentType = contentTypeOf(key);
  const content = await open(platform, key);
  const sandbox = contentType === 'application/pdf' ? [] : ['sandbox'];
  const policy = ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'self'"];
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': inlineDisposition(name, key),
      'content-length': size,
      'content-security-policy': [...policy, ...sandbox].join('; '),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    .type(contentType)
    .send(content);
}

/** A file that got lost is our trouble: the log tells, the admin sees that there is none. */
async function open({ storage, log }: Platform, key: string) {
  try {
    return await storage.read(key);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    log.error({ err: error }, 'a file of evidence is missing');
    throw new AppError('NOT_FOUND');
  }
}
