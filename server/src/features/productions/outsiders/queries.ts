import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { auditionInvitations, auditions } from '../../auditions/tables.ts';
import { ndaAgreements } from '../files/tables.ts';
import { productions } from '../tables.ts';

export async function hasAgreed(
  db: Queryable,
  productionId: string,
  userId: string,
): Promise<boolean> {
  const [agreement] = await db
    .select({ agreedAt: ndaAgreements.agreedAt })
    .from(ndaAgreements)
    .where(and(eq(ndaAgreements.productionId, productionId), eq(ndaAgreements.userId, userId)));
  return agreement !== undefined;
}

/** Of a confidential production that someone has not agreed to keep so: the team's words, if any. */
export async function findUnagreed(db: Queryable, productionId: string, userId: string) {
  const [production] = await db
    .select({ ndaText: productions.ndaText })
    .from(productions)
    .leftJoin(
      ndaAgreements,
      and(eq(ndaAgreements.productionId, productions.id), eq(ndaAgreements.userId, userId)),
    )
    .where(
      and(
        eq(productions.id, productionId),
        productions.isConfidential,
        isNull(ndaAgreements.userId),
      ),
    );
  return production;
}

/** Whether it is new: whoever agrees again has agreed already. */
export async function insertAgreement(tx: Transaction, row: typeof ndaAgreements.$inferInsert) {
  const inserted = await tx.insert(ndaAgreements).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

/** Papers that were sent with an audition, one of them or any. */
export type Papers = { productionId: string; fileId: string | null };

/** By what was sent: what the team plans to send is nobody's to read. */
export async function hasPapersOfInvitation(
  db: Queryable,
  { productionId, fileId }: Papers,
  talentProfileIds: readonly string[],
): Promise<boolean> {
  const sent = sql`${auditions.told} -> 'sidesFileIds'`;
  const [one] = await db
    .select({ id: auditionInvitations.id })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .where(
      and(
        inArray(auditionInvitations.talentProfileId, [...talentProfileIds]),
        ne(auditionInvitations.status, 'cancelled'),
        eq(auditions.productionId, productionId),
        isNull(auditions.cancelledAt),
        fileId === null ? sql`${sent} <> '[]'` : sql`${sent} ? ${fileId}`,
      ),
    )
    .limit(1);
  return one !== undefined;
}
