import type { VERIFICATION_STATUSES } from '@callboard/contract/auth';
import type { VerificationKind } from '@callboard/contract/verification';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { verificationRequests } from './tables.ts';

type Status = (typeof VERIFICATION_STATUSES)[number];

const STATUS_COLUMNS = {
  professional: 'verifiedProfessionalStatus',
  identity: 'verifiedIdStatus',
} as const;

export const requestColumns = {
  id: verificationRequests.id,
  kind: verificationRequests.kind,
  status: verificationRequests.status,
  statement: verificationRequests.statement,
  links: verificationRequests.links,
  filesDeletedAt: verificationRequests.filesDeletedAt,
  reason: verificationRequests.reason,
  createdAt: verificationRequests.createdAt,
  decidedAt: verificationRequests.decidedAt,
};

export function countPendingRequests(db: Queryable): Promise<number> {
  return db.$count(verificationRequests, eq(verificationRequests.status, 'pending'));
}

/** Everything that changes a verification takes its person first, so that nothing waits in a circle. */
export async function lockVerification(
  tx: Transaction,
  userId: string,
  kind: VerificationKind,
): Promise<Status | undefined> {
  const [found] = await tx
    .select({ status: users[STATUS_COLUMNS[kind]] })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return found?.status;
}

export async function setVerification(
  tx: Transaction,
  userId: string,
  kind: VerificationKind,
  { status, updatedAt }: { status: Status; updatedAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ [STATUS_COLUMNS[kind]]: status, updatedAt })
    .where(eq(users.id, userId));
}

/** Of those that somebody owns; which ones changed. */
export async function setAgenciesVerified(
  tx: Transaction,
  ownerUserId: string,
  { isVerified, now }: { isVerified: boolean; now: Date },
): Promise<string[]> {
  const { id, verifiedAt } = businessPortfolios;
  const rows = await tx
    .update(businessPortfolios)
    .set({ verifiedAt: isVerified ? now : null, updatedAt: now })
    .where(
      and(
        eq(businessPortfolios.ownerUserId, ownerUserId),
        isVerified ? isNull(verifiedAt) : isNotNull(verifiedAt),
      ),
    )
    .returning({ id });
  return rows.map((row) => row.id);
}

/** A request that nobody else decides or takes back until the transaction ends. */
export async function lockRequest(tx: Transaction, requestId: string) {
  const [found] = await tx
    .select({
      id: verificationRequests.id,
      userId: verificationRequests.userId,
      kind: verificationRequests.kind,
      status: verificationRequests.status,
    })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, requestId))
    .for('update');
  return found;
}

/** Whose it is and of what kind: neither ever changes. */
export async function findRequest(db: Queryable, requestId: string) {
  const [found] = await db
    .select({ userId: verificationRequests.userId, kind: verificationRequests.kind })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, requestId));
  return found;
}

export async function insertRequest(
  tx: Transaction,
  row: typeof verificationRequests.$inferInsert,
): Promise<void> {
  await tx.insert(verificationRequests).values(row);
}
