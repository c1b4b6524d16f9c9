import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PartRow } from '../parts/queries.ts';

/** Puts the parts together in a new file. Returns the hash of the whole, in hex. */
export async function joinParts(
  storage: Storage,
  parts: readonly PartRow[],
  path: string,
): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for (const { key } of parts) {
      for await (const chunk of await storage.read(key)) {
        hash.update(chunk);
        await file.write(chunk);
      }
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
