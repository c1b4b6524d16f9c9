import type { Database } from '../../platform/database/database.ts';
import type { Authenticate } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { prepareFindSession, touchSession } from './queries.ts';
import { readSessionCookie } from './session-cookie.ts';
import { SESSION_TOUCH_SECONDS, sessionExpiry } from './session-lifetime.ts';
import { hashToken } from './session-token.ts';

/** Tells who is behind a request. One indexed query, never cached: an ended session ends at once. */
export function createAuthenticate(platform: Platform, db: Database): Authenticate {
  const findSession = prepareFindSession(db);
  return async (visitor) => {
    const token = readSessionCookie(platform, visitor.cookies);
    if (token === undefined) return undefined;
    const now = platform.clock.now();
    const [found] = await findSession.execute({ tokenHash: hashToken(token), now });
    if (found === undefined) return undefined;
    if (now.getTime() - found.lastUsedAt.getTime() > SESSION_TOUCH_SECONDS * 1000) {
      await touchSession(db, found.sessionId, { lastUsedAt: now, expiresAt: sessionExpiry(now) });
    }
    return { user: found.user, sessionId: found.sessionId, address: visitor.ip };
  };
}
