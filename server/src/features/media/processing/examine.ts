import { join } from 'node:path';
import { LIMITS } from '@callboard/contract/limits';
import type { MediaKind } from '@callboard/contract/media';
import { PICTURE_WIDTHS } from '@callboard/contract/media-address';
import { makePictures, type Pictures } from '../../../platform/images/make-pictures.ts';
import type { Log } from '../../../platform/log.ts';
import { hasFilmTools, measureDuration, takeStill } from './film-tools.ts';
import { recognise } from './recognise.ts';

export type Findings = {
  /** The ending that fits the content. */
  extension: string;
  pictures: Pictures | undefined;
  durationMs: number | null;
};

type File = { kind: MediaKind; folder: string; path: string };

/** Looks at a file's content. Throws an AppError with what to tell the sender of one not taken. */
export async function examine(log: Log, { kind, folder, path }: File): Promise<Findings> {
  const extension = await recognise(kind, path);
  if (kind === 'photo') {
    return { extension, pictures: await makeAllWidths(path), durationMs: null };
  }
  if (kind === 'document' || !(await hasFilmTools())) {
    return { extension, pictures: undefined, durationMs: null };
  }
  const durationMs = await orNothing(log, () => measureDuration(path, extension));
  if (kind === 'audio') return { extension, pictures: undefined, durationMs };
  const pictures = await orNothing(log, async () => {
    const still = join(folder, 'still.png');
    await takeStill({ path, extension, durationMs }, still);
    return makeAllWidths(still);
  });
  return { extension, pictures: pictures ?? undefined, durationMs };
}

function makeAllWidths(path: string): Promise<Pictures> {
  return makePictures(path, { widths: PICTURE_WIDTHS, pixels: LIMITS.galleryPhotoPixels });
}

/** A film that our tools cannot read may play well elsewhere: it is taken without its still. */
async function orNothing<T>(log: Log, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    log.info({ err: error }, 'a film or recording could not be read');
    return null;
  }
}
