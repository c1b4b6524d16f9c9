import type { EvidenceFile } from '@callboard/contract/verification';
import { and, asc, eq, exists, inArray, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { verificationFiles, verificationRequests } from '../tables.ts';

const shown = {
  id: verificationFiles.id,
  fileName: verificationFiles.fileName,
  contentType: verificationFiles.contentType,
  bytes: verificationFiles.bytes,
};

/** In the order in which they were sent, by request. */
export async function listFilesOf(
  db: Queryable,
  requestIds: readonly string[],
): Promise<Map<string | null, EvidenceFile[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ requestId: verificationFiles.requestId, file: shown })
    .from(verificationFiles)
    .where(inArray(verificationFiles.requestId, [...requestIds]))
    .orderBy(asc(verificationFiles.createdAt), asc(verificationFiles.id));
  const byRequest = new Map<string | null, EvidenceFile[]>();
  for (const { requestId, file } of rows) {
    byRequest.set(requestId, [...(byRequest.get(requestId) ?? []), file]);
  }
  return byRequest;
}

/** What a request holds; what nobody asked with yet is nobody's to read. */
export async function findEvidence(db: Queryable, fileId: string) {
  const [found] = await db
    .select({
      ...shown,
      fileKey: verificationFiles.fileKey,
      requestId: verificationRequests.id,
      userId: verificationFiles.userId,
    })
    .from(verificationFiles)
    .innerJoin(verificationRequests, eq(verificationRequests.id, verificationFiles.requestId))
    .where(eq(verificationFiles.id, fileId));
  return found;
}

export function countUnused(db: Queryable, userId: string): Promise<number> {
  return db.$count(
    verificationFiles,
    and(eq(verificationFiles.userId, userId), isNull(verificationFiles.requestId)),
  );
}

export async function insertFile(
  tx: Transaction,
  row: typeof verificationFiles.$inferInsert,
): Promise<void> {
  await tx.insert(verificationFiles).values(row);
}

/** One's own that no request holds. Where it lay, if there was one. */
export async function deleteUnused(tx: Transaction, fileId: string, userId: string) {
  const [gone] = await tx
    .delete(verificationFiles)
    .where(
      and(
        eq(verificationFiles.id, fileId),
        eq(verificationFiles.userId, userId),
        isNull(verificationFiles.requestId),
      ),
    )
    .returning({ fileKey: verificationFiles.fileKey });
  return gone?.fileKey;
}

type Sweep = { before: Date; limit: number };

/** Sent and never asked with. Where they lay. */
export async function deleteLongUnused(tx: Transaction, { before, limit }: Sweep) {
  const due = tx
    .select({ id: verificationFiles.id })
    .from(verificationFiles)
    .where(and(isNull(verificationFiles.requestId), lt(verificationFiles.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx
    .delete(verificationFiles)
    .where(inArray(verificationFiles.id, due))
    .returning({ fileKey: verificationFiles.fileKey });
  return gone.map(({ fileKey }) => fileKey);
}

/** Of requests that were decided before. Where they lay. */
export async function deleteDecided(tx: Transaction, { before, limit }: Sweep) {
  const isDue = tx
    .select({ one: sql`1` })
    .from(verificationRequests)
    .where(
      and(
        eq(verificationRequests.id, verificationFiles.requestId),
        ne(verificationRequests.status, 'pending'),
        lt(verificationRequests.decidedAt, before),
      ),
    );
  const due = tx
    .select({ id: verificationFiles.id })
    .from(verificationFiles)
    .where(exists(isDue))
    .limit(limit);
  const gone = await tx
    .delete(verificationFiles)
    .where(inArray(verificationFiles.id, due))
    .returning({
      fileKey: verificationFiles.fileKey,
      requestId: verificationFiles.requestId,
    });
  return gone;
}

/** Those of these requests that have no file left say so. */
export async function markFilesDeleted(
  tx: Transaction,
  requestIds: readonly string[],
  filesDeletedAt: Date,
): Promise<void> {
  if (requestIds.length === 0) return;
  const left = tx
    .select({ one: sql`1` })
    .from(verificationFiles)
    .where(eq(verificationFiles.requestId, verificationRequests.id));
  await tx
    .update(verificationRequests)
    .set({ filesDeletedAt })
    .where(and(inArray(verificationRequests.id, [...requestIds]), notExists(left)));
}
