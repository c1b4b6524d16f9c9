import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayEndSession } from './policy.ts';
import { deleteSession, deleteSessionsOfUser, findSession } from './queries.ts';
import { hashToken } from './session-token.ts';

/** Signs one of one's own sessions out. */
export async function endSession(platform: Platform, actor: Actor, sessionId: string) {
  await platform.transaction(async (tx) => {
    const session = await findSession(tx, sessionId);
    if (session === undefined || !mayEndSession(actor, session)) throw new AppError('NOT_FOUND');
    await deleteSession(tx, { id: sessionId });
    await audit(tx, platform.clock, actor, {
      act: 'auth.session-ended',
      target: { kind: 'session', id: sessionId },
    });
    tx.afterCommit(() => platform.realtime.disconnectSession(sessionId));
  });
}

/** Signs out. Signing out twice, or with a cookie that no longer counts, is no error. */
export async function logout(platform: Platform, token: string, address: string) {
  await platform.transaction(async (tx) => {
    const ended = await deleteSession(tx, { tokenHash: hashToken(token) });
    if (ended === undefined) return;
    await audit(
      tx,
      platform.clock,
      { user: { id: ended.userId }, address },
      {
        act: 'auth.signed-out',
        target: { kind: 'session', id: ended.id },
      },
    );
    tx.afterCommit(() => platform.realtime.disconnectSession(ended.id));
  });
}

/** Signs a user out everywhere, or everywhere but in one session, sockets included. */
export async function endSessionsOfUser(
  platform: Platform,
  tx: Transaction,
  userId: string,
  exceptId?: string,
) {
  const ended = await deleteSessionsOfUser(tx, userId, exceptId);
  tx.afterCommit(() => {
    for (const { id } of ended) platform.realtime.disconnectSession(id);
  });
}

export async function endOtherSessions(platform: Platform, actor: Actor) {
  await platform.transaction(async (tx) => {
    await endSessionsOfUser(platform, tx, actor.user.id, actor.sessionId);
    await audit(tx, platform.clock, actor, {
      act: 'auth.other-sessions-ended',
      target: { kind: 'user', id: actor.user.id },
    });
  });
}
