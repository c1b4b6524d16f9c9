import type { BillingProviderName } from '@callboard/contract/billing';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { columnsOf, type Holder } from '../holders/holder.ts';
import { isHeldBy } from '../queries.ts';
import { billingCustomers } from '../tables.ts';

/** What a provider knows as one payer. */
export type Customer = { provider: BillingProviderName; customerRef: string };
export type CustomerRow = typeof billingCustomers.$inferSelect;

export async function findCustomerOf(
  db: Queryable,
  provider: BillingProviderName,
  holder: Holder,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select()
    .from(billingCustomers)
    .where(and(isHeldBy(billingCustomers, holder), eq(billingCustomers.provider, provider)));
  return row;
}

export async function findCustomer(
  db: Queryable,
  customer: Customer,
): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(isThis(customer));
  return row;
}

/** Instead of the one that the provider does not know any more. The holder is locked. */
export async function writeCustomer(
  tx: Transaction,
  holder: Holder,
  { provider, customerRef, payerUserId }: Customer & { payerUserId: string },
  now: Date,
): Promise<void> {
  const before = await findCustomerOf(tx, provider, holder);
  if (before === undefined) {
    await tx.insert(billingCustomers).values({
      provider,
      customerRef,
      ...columnsOf(holder),
      payerUserId,
      createdAt: now,
      updatedAt: now,
    });
    return;
  }
  await tx
    .update(billingCustomers)
    .set({ customerRef, payerUserId, updatedAt: now })
    .where(isThis(before));
}

export async function deleteCustomersOf(tx: Transaction, holder: Holder): Promise<Customer[]> {
  const { provider, customerRef } = billingCustomers;
  return tx
    .delete(billingCustomers)
    .where(isHeldBy(billingCustomers, holder))
    .returning({ provider, customerRef });
}

/** Those of others whose name somebody gave who goes. */
export async function unnameCustomers(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<Customer[]> {
  const { provider, customerRef, payerUserId } = billingCustomers;
  return tx
    .update(billingCustomers)
    .set({ payerUserId: null, updatedAt: now })
    .where(eq(payerUserId, userId))
    .returning({ provider, customerRef });
}

function isThis({ provider, customerRef }: Customer) {
  return and(
    eq(billingCustomers.provider, provider),
    eq(billingCustomers.customerRef, customerRef),
  );
}
