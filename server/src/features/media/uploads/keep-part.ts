import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../delete-stored.ts';
import { partKey } from '../media-keys.ts';
import { hasPartWithKey, insertPart, measureParts, type PartRow } from '../parts/queries.ts';
import { processMedia } from '../processing/process-media-job.ts';
import { lockMedia, updateMedia } from '../queries.ts';

/** Far more than anyone needs who sends in pieces or is cut off, and few enough to be joined. */
const PARTS_AT_MOST = 5_000;

type Part = { mediaId: string; start: number; content: Readable };

/** Returns how large it was, or nothing where another sender's part stands in its place. */
export async function keepPart(
  platform: Platform,
  { mediaId, start, content }: Part,
): Promise<number | undefined> {
  const key = partKey(mediaId, start);
  const { size } = await platform.storage.put(key, content, {
    contentType: 'application/octet-stream',
  });
  const part = { mediaId, start, size, key, createdAt: platform.clock.now() };
  let isKept = false;
  try {
    isKept = await addPart(platform, part);
  } finally {
    if (!isKept) await forgetUnused(platform, part);
  }
  return isKept ? size : undefined;
}

/** Whether it is the next one. With the last one the file is whole, and somebody looks at it. */
async function addPart(platform: Platform, part: PartRow): Promise<boolean> {
  return platform.transaction(async (tx) => {
    const media = await lockMedia(tx, part.mediaId);
    if (media === undefined) throw new AppError('NOT_FOUND');
    if (media.status !== 'uploading' || !(await insertPart(tx, part))) return false;
    const arrived = await requireFewParts(tx, part.mediaId);
    const isWhole = arrived === media.bytes;
    const status = isWhole ? 'processing' : 'uploading';
    await updateMedia(tx, media.id, { status, updatedAt: platform.clock.now() });
    if (isWhole) await platform.jobs.enqueue(tx, processMedia, { mediaId: media.id });
    return true;
  });
}

async function requireFewParts(tx: Transaction, mediaId: string): Promise<number> {
  const { parts, bytes } = await measureParts(tx, mediaId);
  if (parts <= PARTS_AT_MOST) return bytes;
  throw new AppError('TOO_MANY_REQUESTS', {
    message: 'This came in too many small pieces. Please begin the upload again.',
  });
}

/** Deletes a part's file unless the upload counts on it: an answer may be lost after the commit. */
async function forgetUnused(platform: Platform, part: PartRow): Promise<void> {
  if (!(await hasPartWithKey(platform.db, part))) await deleteStored(platform, [part.key]);
}
