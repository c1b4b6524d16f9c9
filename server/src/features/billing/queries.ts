import type { BillingProviderName } from '@callboard/contract/billing';
import type { Offer } from '@callboard/contract/plans';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Holder, HolderColumns } from './holders/holder.ts';
import { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What a provider knows as one thing. */
export type Subject = { provider: BillingProviderName; subscriptionRef: string };

const COLUMNS: Record<Offer, keyof HolderColumns> = {
  talent: 'userId',
  agency: 'portfolioId',
  client: 'companyId',
};

/** What is a holder's in any table that names holders. */
export function isHeldBy(table: Record<keyof HolderColumns, PgColumn>, { offer, id }: Holder): SQL {
  return eq(table[COLUMNS[offer]], id);
}

export async function findSubscriptionOf(
  db: Queryable,
  holder: Holder,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(isHeldBy(subscriptions, holder));
  return row;
}

export async function findSubscription(
  db: Queryable,
  subject: Subject,
): Promise<SubscriptionRow | undefined> {
  const { provider, subscriptionRef } = subscriptions;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(provider, subject.provider), eq(subscriptionRef, subject.subscriptionRef)));
  return row;
}

/** Its holder is locked. */
export async function writeEnd(
  tx: Transaction,
  { id }: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> {
  const [row] = await tx
    .update(subscriptions)
    .set({ status: 'ended', isPro: false, updatedAt: now })
    .where(eq(subscriptions.id, id))
    .returning();
  if (row === undefined) throw new Error('a subscription was not written');
  return row;
}

/** Until the transaction ends, nobody else asks for it, changes it or writes it down. */
export async function lockSubject(tx: Transaction, subject: Subject): Promise<void> {
  await lock(tx, nameOf(subject));
}

/** The same for all that one holder ever bought. Whoever takes both takes this one second. */
export async function lockHolder(tx: Transaction, { offer, id }: Holder): Promise<void> {
  await lock(tx, `${offer} ${id}`);
}

/** Whether nobody else is at changing it; until the transaction ends nobody else is. */
export async function isFirstToManage(tx: Transaction, subject: Subject): Promise<boolean> {
  const name = `managing ${nameOf(subject)}`;
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keyOf(name)}) as taken`,
  );
  return rows[0]?.taken ?? false;
}

/** By a name: there may be no row yet. */
async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(name)})`);
}

function nameOf({ provider, subscriptionRef }: Subject): string {
  return `${provider} ${subscriptionRef}`;
}

function keyOf(name: string): SQL {
  return sql`hashtextextended(${`billing ${name}`}, 0)`;
}
