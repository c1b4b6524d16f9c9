import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayReadNotification } from './policy.ts';
import { findNotification, markAllRead, markRead } from './queries.ts';

/** Reading twice is no error. */
export async function readNotification(platform: Platform, actor: Actor, id: string) {
  await platform.transaction(async (tx) => {
    const notification = await findNotification(tx, id);
    if (notification === undefined || !mayReadNotification(actor, notification)) {
      throw new AppError('NOT_FOUND');
    }
    if (await markRead(tx, id, platform.clock.now())) tellOtherDevices(platform, tx, actor);
  });
}

export async function readAllNotifications(platform: Platform, actor: Actor) {
  await platform.transaction(async (tx) => {
    const isChanged = await markAllRead(tx, actor.user.id, platform.clock.now());
    if (isChanged) tellOtherDevices(platform, tx, actor);
  });
}

function tellOtherDevices(platform: Platform, tx: Transaction, { user }: Actor): void {
  tx.afterCommit(() => platform.realtime.toUsers('notification:updated', [{ userId: user.id }]));
}
