import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSessionsOfUser } from './queries.ts';

export async function listSessions(platform: Platform, actor: Actor) {
  const rows = await listSessionsOfUser(
    platform.db,
    actor.user.id,
    platform.clock.now(),
    LIMITS.pageSizeMax,
  );
  const items = rows.map(({ createdAt, lastUsedAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: session.id === actor.sessionId,
  }));
  return { items };
}
