import type { Platform } from '../../platform/platform.ts';

/** One after the other: there may be many. What cannot be deleted is told to the log and left. */
export async function deleteStored(
  { storage, log }: Platform,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    try {
      await storage.delete(key);
    } catch (error) {
      log.error({ err: error, key }, 'a file that nobody needs is still there');
    }
  }
}

/** For what somebody was promised: a failure is thrown, and whoever asked for it tries again. */
export async function requireDeleted(
  { storage }: Platform,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
