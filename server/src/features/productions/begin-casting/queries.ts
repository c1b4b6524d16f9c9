import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { productions } from '../tables.ts';

export async function setCastingIfDraft(tx: Transaction, productionId: string, now: Date) {
  await tx
    .update(productions)
    .set({ status: 'casting', updatedAt: now })
    .where(and(eq(productions.id, productionId), eq(productions.status, 'draft')));
}
