import type { Readable } from 'node:stream';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { arrivingBytes, tooMuch } from './arriving-bytes.ts';
import { getUpload } from './get-upload.ts';
import { keepPart } from './keep-part.ts';
import { SplitStream } from './split-stream.ts';

/** What is lost at most when a line goes dead, or a server dies, while bytes come in. */
const PART_BYTES = 8 * 1024 * 1024;

type Sent = {
  offset: number;
  /** Where the sender said how much will come. */
  announced: number | undefined;
  body: Readable;
  /** When to take in no more. */
  until: AbortSignal;
};

/** Takes in what comes next, part by part. Returns where the upload stands then, which is on disk. */
export async function continueUpload(
  platform: Platform,
  actor: Actor,
  mediaId: string,
  { offset, announced, body, until }: Sent,
): Promise<number> {
  const { media, offset: standsAt } = await getUpload(platform, actor, mediaId);
  if (offset !== standsAt) throw elsewhere();
  const atMost = media.bytes - offset;
  if (announced !== undefined && announced > atMost) throw tooMuch();
  if (atMost === 0) return offset;

  const arriving = arrivingBytes(body, { atMost, until });
  try {
    return await keepParts(platform, mediaId, offset, new SplitStream(arriving));
  } finally {
    arriving.destroy();
  }
}

async function keepParts(
  platform: Platform,
  mediaId: string,
  offset: number,
  arriving: SplitStream,
): Promise<number> {
  let start = offset;
  while (await arriving.hasMore()) {
    const size = await keepPart(platform, { mediaId, start, content: arriving.next(PART_BYTES) });
    if (size === undefined) throw elsewhere();
    start += size;
  }
  return start;
}

function elsewhere(): AppError {
  return new AppError('CONFLICT', {
    message: 'The upload stands at another place. Please ask where, and go on from there.',
  });
}
