import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../../server/src/features/auth/session-token.ts';

/** A session as if someone had signed in: most people of a bench have no password. */
export async function startSession(database: pg.Client, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into sessions (id, user_id, token_hash, user_agent, address, created_at, last_used_at, expires_at)
     values (uuidv7(), $1, $2, 'bench', '127.0.0.1', $3, $3, $4)`,
    [userId, hashToken(token), new Date(), new Date(Date.now() + 3_600_000)],
  );
  return `callboard_session=${token}`;
}
