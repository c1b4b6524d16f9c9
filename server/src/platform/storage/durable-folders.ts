import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and what is missing above it, and resolves when all of it is on disk. */
export async function makeDurableFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true });
  if (firstMade !== undefined) await syncFolders(folder, dirname(firstMade));
}

/**
 * A file survives a power cut only when the folder that names it is on disk too, and that one's
 * folder, up to one that surely is.
 */
export async function syncFolders(from: string, upTo: string): Promise<void> {
  await syncFolder(from);
  if (from !== upTo) await syncFolders(dirname(from), upTo);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
