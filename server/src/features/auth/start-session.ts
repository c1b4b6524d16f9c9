import type { CurrentUser } from '@callboard/contract/auth';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertSession } from './queries.ts';
import { sessionExpiry } from './session-lifetime.ts';
import { hashToken, newToken } from './session-token.ts';

export type Device = { address: string; userAgent: string };

/** Opens a session with a token of its own, whatever the visitor had before. */
export async function startSession(
  platform: Platform,
  tx: Transaction,
  user: Pick<CurrentUser, 'id'>,
  device: Device,
): Promise<string> {
  const token = newToken();
  const now = platform.clock.now();
  const sessionId = newId();
  await insertSession(tx, {
    id: sessionId,
    userId: user.id,
    tokenHash: hashToken(token),
    ...device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionExpiry(now),
  });
  await audit(
    tx,
    platform.clock,
    { user, address: device.address },
    { act: 'auth.signed-in', target: { kind: 'session', id: sessionId } },
  );
  return token;
}
