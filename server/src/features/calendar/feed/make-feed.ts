import { calendarFeedEndpoints } from '@callboard/contract/calendar-feed';
import { fillPath } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { putFeed } from '../queries.ts';

/** A new address, told this once; the one before it stops. */
export async function makeFeed(platform: Platform, actor: Actor): Promise<{ url: string }> {
  const { clock, publicUrl } = platform;
  const userId = actor.user.id;
  const token = newToken();
  await platform.transaction(async (tx) => {
    await putFeed(tx, { userId, tokenHash: hashToken(token), createdAt: clock.now() });
    const target = { kind: 'user', id: userId };
    await audit(tx, clock, actor, { act: 'calendar.feed-made', target });
  });
  return { url: publicUrl + fillPath(calendarFeedEndpoints.read.path, { token }) };
}
