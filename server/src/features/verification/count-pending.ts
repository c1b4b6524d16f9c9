import type { Platform } from '../../platform/platform.ts';
import { countPendingRequests } from './queries.ts';

/** Of both kinds: the moderators have one queue. */
export async function countPending(platform: Platform) {
  return { count: await countPendingRequests(platform.db) };
}
