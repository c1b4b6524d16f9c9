import type { BillingProviderName } from '@callboard/contract/billing';
import type { Offer } from '@callboard/contract/plans';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Holder } from './holders/holder.ts';
import { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What a provider knows as one thing. */
export type Subject = { provider: BillingProviderName; subscriptionRef: string };

const COLUMNS: Record<Offer, PgColumn> = {
  talent: subscriptions.userId,
  agency: subscriptions.portfolioId,
  client: subscriptions.companyId,
};

export async function findSubscriptionOf(
  db: Queryable,
  { offer, id }: Holder,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(COLUMNS[offer], id));
  return row;
}

/** Until the transaction ends, nobody else asks for it, changes it or writes it down. */
export async function lockSubject(tx: Transaction, { provider, subscriptionRef }: Subject) {
  await lock(tx, `${provider} ${subscriptionRef}`);
}

/** The same for all that one holder ever bought. Whoever takes both takes this one second. */
export async function lockHolder(tx: Transaction, { offer, id }: Holder): Promise<void> {
  await lock(tx, `${offer} ${id}`);
}

/** By a name: there may be no row yet. */
async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${name}`}, 0))`);
}
