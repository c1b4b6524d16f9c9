import type { IncomingHttpHeaders } from 'node:http';
import { uploadMetadataSchema } from '@callboard/contract/media';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { readFields } from '../../../platform/http/input.ts';

const TUS_VERSION = '1.0.0';
export const TUS_CONTENT_TYPE = 'application/offset+octet-stream';
/** Every answer says which protocol it speaks. Where an upload stands is never kept by anyone. */
export const TUS_HEADERS = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,termination',
  'cache-control': 'no-store',
};

const wholeNumber = (message: string) =>
  z
    .string(message)
    .regex(/^\d{1,15}$/, message)
    .transform(Number);

const startSchema = uploadMetadataSchema.safeExtend({
  uploadLength: wholeNumber('Please say how large the file is').refine(
    (bytes) => bytes > 0,
    'This file is empty',
  ),
});
const offsetSchema = z.object({ uploadOffset: wholeNumber('Please say where this part begins') });

export function requireTus(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new AppError('UNKNOWN_TUS_VERSION');
}

/** What a file is for: a profile, or a message of a conversation. */
type Owner = { talentProfileId: string } | { conversationId: string };

/** What is to be sent, with every wrong field named at once. */
export function readStart(headers: IncomingHttpHeaders) {
  const metadata = readMetadata(String(headers['upload-metadata'] ?? ''));
  const said = readFields(startSchema, { ...metadata, uploadLength: headers['upload-length'] });
  const { talentProfileId, conversationId, kind, filename: fileName, uploadLength: bytes } = said;
  // The schema lets neither none nor both pass.
  const owner: Owner = conversationId
    ? { conversationId }
    : { talentProfileId: talentProfileId ?? '' };
  return { owner, file: { kind, fileName, bytes } };
}

export function readOffset(headers: IncomingHttpHeaders): number {
  if (headers['content-type'] !== TUS_CONTENT_TYPE) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  return readFields(offsetSchema, { uploadOffset: headers['upload-offset'] }).uploadOffset;
}

/** `name dGV4dA==,other dGV4dA==` */
function readMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString()]),
  );
}
