import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteDismissal, insertDismissal } from './queries.ts';
import { waitingFor } from './waiting-for.ts';

/** Puts something aside until it happens anew. What does not wait for this person is nothing to them. */
export async function dismissTask(platform: Platform, actor: Actor, key: string): Promise<void> {
  await insertDismissal(platform.db, waitingFor(platform, actor), key);
}

export async function restoreTask({ db }: Platform, actor: Actor, key: string): Promise<void> {
  await deleteDismissal(db, actor.user.id, key);
}
