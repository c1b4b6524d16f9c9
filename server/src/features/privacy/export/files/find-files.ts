import { extname } from 'node:path';
import { largestPhotoKey } from '../../../../platform/images/store-photo.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Whose } from '../subjects/queries.ts';
import { type FileRow, listFiles } from './queries.ts';

const AT_ONCE = 500;

export type FoundFile = { path: string; storageKey: string; size: number };

/** The stored files of a copy, each with its place in it. What got lost is left out. */
export async function* findFiles(platform: Platform, whose: Whose): AsyncGenerator<FoundFile> {
  let after = '';
  for (;;) {
    const rows = await listFiles(platform.db, whose, after, AT_ONCE);
    for (const row of rows) {
      after = row.key;
      const found = await findStored(platform, row);
      if (found !== undefined) yield found;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function findStored(
  { storage, log }: Platform,
  row: FileRow,
): Promise<FoundFile | undefined> {
  const isPhoto = row.folder === 'photos';
  const storageKey = isPhoto ? await largestPhotoKey(storage, row.storageKey) : row.storageKey;
  const stored = await storage.find(storageKey);
  if (stored !== undefined) return { path: pathOf(row, storageKey), storageKey, size: stored.size };
  log.error({ key: storageKey }, 'a stored file is missing');
}

/** The ending is that of the content, whatever the file was called. */
function pathOf({ key, folder, name }: FileRow, storageKey: string): string {
  const stem = name.slice(0, name.length - extname(name).length);
  const plain = stem.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 80);
  return `files/${folder}/${key} ${plain}${extname(storageKey)}`;
}
