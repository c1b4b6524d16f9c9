import type pg from 'pg';
import type { Authenticate } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSessionByToken, touchSession } from './queries.ts';
import { readSessionCookie } from './session-cookie.ts';
import { SESSION_TOUCH_SECONDS, sessionExpiry } from './session-lifetime.ts';
import { hashToken } from './session-token.ts';

/** Tells who is behind a request. One indexed query, never cached: an ended session ends at once. */
export function createAuthenticate(platform: Platform, pool: pg.Pool): Authenticate {
  return async (visitor) => {
    const token = readSessionCookie(platform, visitor.cookies);
    if (token === undefined) return undefined;
    const now = platform.clock.now();
    const found = await findSessionByToken(pool, hashToken(token), now);
    if (found === undefined) return undefined;
    if (now.getTime() - found.lastUsedAt.getTime() > SESSION_TOUCH_SECONDS * 1000) {
      const expiresAt = sessionExpiry(now);
      await touchSession(platform.db, found.sessionId, { lastUsedAt: now, expiresAt });
    }
    return { user: found.user, sessionId: found.sessionId, address: visitor.ip };
  };
}
