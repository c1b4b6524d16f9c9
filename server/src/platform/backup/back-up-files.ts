import type { Readable } from 'node:stream';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { type BackedUpFile, fileEntry } from './manifest.ts';
import type { ZipWriter } from './zip-writer.ts';

/** As they are: photos and films are compressed already. */
export async function backUpFiles(storage: Storage, zip: ZipWriter): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  for await (const { key } of storage.list()) {
    const content = await readUnlessGone(storage, key);
    if (content === undefined) continue;
    const { size, sha256 } = await zip.add(fileEntry(key), content);
    files.push({ key, size, sha256 });
  }
  return files;
}

/** Whoever deleted it since it was listed had deleted its row before. */
async function readUnlessGone(storage: Storage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}
