import type { VerificationKind } from '@callboard/contract/verification';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { requestColumns } from '../queries.ts';
import { verificationFiles, verificationRequests } from '../tables.ts';

/** More than anybody asks for in a lifetime; the newest are what counts. */
const AT_MOST = 50;

export async function listRequestsOf(db: Queryable, userId: string) {
  return db
    .select(requestColumns)
    .from(verificationRequests)
    .where(eq(verificationRequests.userId, userId))
    .orderBy(desc(verificationRequests.createdAt), desc(verificationRequests.id))
    .limit(AT_MOST);
}

/** How the last one of this kind that was decided ended. */
export async function findLastOutcome(tx: Transaction, userId: string, kind: VerificationKind) {
  const [last] = await tx
    .select({ status: verificationRequests.status })
    .from(verificationRequests)
    .where(
      and(
        eq(verificationRequests.userId, userId),
        eq(verificationRequests.kind, kind),
        inArray(verificationRequests.status, ['approved', 'rejected']),
      ),
    )
    .orderBy(desc(verificationRequests.decidedAt))
    .limit(1);
  return last?.status;
}

/** The person's own files that no request holds yet. How many of them there were. */
export async function attachFiles(
  tx: Transaction,
  fileIds: readonly string[],
  { userId, requestId }: { userId: string; requestId: string },
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { rowCount } = await tx
    .update(verificationFiles)
    .set({ requestId })
    .where(
      and(
        inArray(verificationFiles.id, [...fileIds]),
        eq(verificationFiles.userId, userId),
        isNull(verificationFiles.requestId),
      ),
    );
  return rowCount ?? 0;
}

/** With its files; says where those lie. */
export async function deleteRequest(tx: Transaction, requestId: string): Promise<string[]> {
  const files = await tx
    .delete(verificationFiles)
    .where(eq(verificationFiles.requestId, requestId))
    .returning({ fileKey: verificationFiles.fileKey });
  await tx.delete(verificationRequests).where(eq(verificationRequests.id, requestId));
  return files.map(({ fileKey }) => fileKey);
}
