import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile } from './storage.ts';
import { isStorageKey } from './storage-key.ts';

/**
 * The files below a folder, whose keys begin with `prefix`. What has no key is none of ours: files
 * under construction, or what a file manager leaves behind.
 */
export async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries = await unlessGone(opendir(folder));
  if (entries === undefined) return;
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      yield* listFolder(join(folder, entry.name), `${key}/`);
    } else if (entry.isFile() && isStorageKey(key)) {
      const found = await unlessGone(stat(join(folder, entry.name)));
      if (found) yield { key, size: found.size };
    }
  }
}

async function unlessGone<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
