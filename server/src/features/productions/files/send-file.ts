import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineDisposition } from '../../../platform/http/file-name.ts';
import { sendStoredFile } from '../../../platform/http/stored-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Readable } from './read-file.ts';

type Asked = { platform: Platform; request: FastifyRequest; reply: FastifyReply };

/** What bears a reader's name is made for this one answer and kept nowhere. */
export async function sendFile(asked: Asked, { stamped, ...file }: Readable) {
  if (stamped === undefined) return sendStoredFile(asked, file);
  return asked.reply
    .headers({
      'content-disposition': inlineDisposition(file.name, file.key),
      'cache-control': 'private, no-store',
    })
    .type('application/pdf')
    .send(Buffer.from(stamped));
}
