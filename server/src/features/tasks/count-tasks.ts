import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countWaiting } from './queries.ts';
import { waitingFor } from './waiting-for.ts';

export async function countTasks(platform: Platform, actor: Actor) {
  return { totalTasks: await countWaiting(platform.db, waitingFor(platform, actor)) };
}
