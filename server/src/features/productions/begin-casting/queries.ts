import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { productions } from '../tables.ts';

/** Whoever publishes roles takes turns with those who add, order or remove them. */
export async function lockProduction(tx: Transaction, productionId: string) {
  await tx
    .select({ id: productions.id })
    .from(productions)
    .where(eq(productions.id, productionId))
    .for('no key update');
}

export async function setCastingIfDraft(tx: Transaction, productionId: string, now: Date) {
  await tx
    .update(productions)
    .set({ status: 'casting', updatedAt: now })
    .where(and(eq(productions.id, productionId), eq(productions.status, 'draft')));
}
