import { PassThrough } from 'node:stream';
import type { Storage } from '../storage/storage.ts';
import { contentTypeOf } from '../storage/storage-key.ts';
import { assertSame } from './check-back-up.ts';
import { type BackedUpFile, fileEntry, type Manifest } from './manifest.ts';
import type { BackUpEntry, OpenedBackUp } from './opened-back-up.ts';

/** Storing waits for a disk or a network far more than it works. */
const AT_ONCE = 8;

export async function restoreFiles(
  storage: Storage,
  backUp: OpenedBackUp,
  { files }: Manifest,
): Promise<void> {
  const byEntry = new Map(files.map((file) => [fileEntry(file.key), file]));
  const storing = new Set<Promise<void>>();
  try {
    for await (const entry of backUp.entries()) {
      const file = byEntry.get(entry.name);
      if (!file) continue;
      const one = restoreFile(storage, backUp, entry, file);
      storing.add(one);
      one.then(
        () => storing.delete(one),
        () => undefined, // it stays, for whoever waits for all of them
      );
      if (storing.size >= AT_ONCE) await Promise.race(storing);
    }
    await Promise.all(storing);
  } finally {
    // The back-up is closed next: nobody may still be reading.
    await Promise.allSettled(storing);
  }
}

async function restoreFile(
  storage: Storage,
  backUp: OpenedBackUp,
  entry: BackUpEntry,
  file: BackedUpFile,
): Promise<void> {
  const content = new PassThrough();
  const storing = storage.put(file.key, content, { contentType: contentTypeOf(file.key) });
  const [measure] = await Promise.all([backUp.take(entry, content), storing]);
  assertSame(backUp, entry.name, file, measure);
}

/** Returns how many there were. */
export async function removeOtherFiles(storage: Storage, { files }: Manifest): Promise<number> {
  const keys = new Set(files.map(({ key }) => key));
  let removed = 0;
  for await (const { key } of storage.list()) {
    if (keys.has(key)) continue;
    await storage.delete(key);
    removed += 1;
  }
  return removed;
}
