import { createHash } from 'node:crypto';
import { LIMITS } from '@callboard/contract/limits';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { idempotencyKeys } from './tables.ts';

type Answer = { status: number; body: string };

/**
 * Runs a creating call once per user and Idempotency-Key. The key is written in the same transaction
 * as the work: a second request with the key waits at the unique index until the first has
 * committed, then gets its answer; if the first failed, its key is gone and the second runs.
 */
export async function answerOnce(
  platform: Platform,
  request: FastifyRequest,
  actor: Actor,
  act: (scoped: Platform) => Promise<Answer>,
): Promise<Answer> {
  const owner = { userId: actor.user.id, key: readKey(request) };
  const requestHash = hashRequest(request);
  return platform.transaction(async (tx) => {
    const [reserved] = await tx
      .insert(idempotencyKeys)
      .values({
        ...owner,
        requestHash,
        responseStatus: 0,
        responseBody: '',
        createdAt: platform.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (reserved === undefined) return earlierAnswer(tx, owner, requestHash);

    const answer = await act(platform.within(tx));
    await tx
      .update(idempotencyKeys)
      .set({ responseStatus: answer.status, responseBody: answer.body })
      .where(isKey(owner));
    return answer;
  });
}

export async function forgetKeysBefore(db: Queryable, time: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, time));
}

type Owner = { userId: string; key: string };

function isKey({ userId, key }: Owner) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

async function earlierAnswer(tx: Transaction, owner: Owner, requestHash: string): Promise<Answer> {
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(owner));
  if (earlier === undefined) throw new AppError('CONFLICT');
  if (earlier.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { status: earlier.responseStatus, body: earlier.responseBody };
}

function readKey(request: FastifyRequest): string {
  const key = String(request.headers['idempotency-key']);
  if (key.length <= LIMITS.idempotencyKeyLength) return key;
  throw new AppError('INVALID_INPUT', {
    fields: { 'idempotency-key': `Please use at most ${LIMITS.idempotencyKeyLength} characters` },
  });
}

function hashRequest(request: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([request.method, request.url, request.body]))
    .digest('hex');
}
