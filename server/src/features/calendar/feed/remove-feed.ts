import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFeed } from '../queries.ts';

export async function removeFeed(platform: Platform, actor: Actor): Promise<void> {
  const userId = actor.user.id;
  await platform.transaction(async (tx) => {
    if (!(await deleteFeed(tx, userId))) return;
    const target = { kind: 'user', id: userId };
    await audit(tx, platform.clock, actor, { act: 'calendar.feed-removed', target });
  });
}
