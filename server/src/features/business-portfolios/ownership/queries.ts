import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { businessPortfolioMembers } from '../tables.ts';

/** Tells whether they were a member. */
export async function deleteMember(tx: Transaction, portfolioId: string, userId: string) {
  const deleted = await tx
    .delete(businessPortfolioMembers)
    .where(
      and(
        eq(businessPortfolioMembers.portfolioId, portfolioId),
        eq(businessPortfolioMembers.userId, userId),
      ),
    )
    .returning({ userId: businessPortfolioMembers.userId });
  return deleted.length > 0;
}

export async function insertAdmin(
  tx: Transaction,
  { portfolioId, userId, now }: { portfolioId: string; userId: string; now: Date },
) {
  await tx
    .insert(businessPortfolioMembers)
    .values({ portfolioId, userId, role: 'admin', createdAt: now, updatedAt: now });
}
