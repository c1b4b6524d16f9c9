import type { Endpoint } from '@callboard/contract/endpoint';
import type { FieldErrors } from '@callboard/contract/errors';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

type Files = NonNullable<Endpoint['files']>;

/** Boundaries, names and headers of the parts; nothing that is kept. */
const FRAME_BYTES = 64 * 1024;
const OTHER_FIELDS = 10;
const NEEDED = 'Please choose a file';

/** Calls registered on this scope take files, and nothing but files. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(fastifyMultipart);
}

/**
 * What arrived in each declared field. No more than the limit of a file is ever held: what comes
 * after it is thrown away as it comes.
 */
export async function readFiles(
  { files }: Endpoint,
  request: FastifyRequest,
): Promise<Record<string, Uint8Array> | undefined> {
  if (files === undefined) return undefined;
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  refuseAnnounced(files, request);
  const arrived = await readParts(files, request);
  const missing = files.fields.filter((field) => !arrived.has(field));
  if (missing.length > 0) {
    const fields: FieldErrors = Object.fromEntries(missing.map((field) => [field, NEEDED]));
    throw new AppError('INVALID_INPUT', { fields });
  }
  return Object.fromEntries(arrived);
}

/** Who says beforehand that it is too much need not send it. */
function refuseAnnounced({ fields, maxBytes }: Files, request: FastifyRequest): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > fields.length * maxBytes + FRAME_BYTES) throw tooLarge(maxBytes);
}

async function readParts({ fields, maxBytes }: Files, request: FastifyRequest) {
  const limits = {
    fileSize: maxBytes,
    files: fields.length,
    fields: OTHER_FIELDS,
    fieldSize: FRAME_BYTES,
    parts: fields.length + OTHER_FIELDS,
  };
  const arrived = new Map<string, Uint8Array>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const bytes = await readPart(part, maxBytes);
      if (fields.includes(part.fieldname)) arrived.set(part.fieldname, bytes);
    }
  } catch (error) {
    // Whatever stopped the reader, the form was not one that could be read.
    throw error instanceof AppError ? error : new AppError('MALFORMED_FORM');
  }
  return arrived;
}

async function readPart(part: MultipartFile, maxBytes: number): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (!part.file.truncated) throw error;
    throw tooLarge(maxBytes);
  }
}

function tooLarge(maxBytes: number): AppError {
  const megabytes = maxBytes / 1024 / 1024;
  return new AppError('FILE_TOO_LARGE', {
    message: `This file is too large. The limit is ${megabytes} MB.`,
  });
}
