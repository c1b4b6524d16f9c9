import { BILLING_PROVIDERS, SUBSCRIPTION_STATUSES } from '@callboard/contract/billing';
import { BILLING_INTERVALS, OFFERS } from '@callboard/contract/plans';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { clientCompanies } from '../client-profiles/tables.ts';

/**
 * What is paid for, one row for each talent, agency or company that ever paid: as the provider said last.
 * Triggers keep `users.subscription_plan` in step with `is_pro`, also as people join and leave.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    offer: text({ enum: OFFERS }).notNull(),
    /** Whose it is: one of the three. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    portfolioId: uuid().references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => clientCompanies.id, { onDelete: 'cascade' }),
    /** Who bought it, and reads of payments. */
    payerUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: BILLING_PROVIDERS }).notNull(),
    /** The provider's own names for who pays and what for. */
    customerRef: text().notNull(),
    subscriptionRef: text().notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    interval: text({ enum: BILLING_INTERVALS }).notNull(),
    nextInterval: text({ enum: BILLING_INTERVALS }),
    currentPeriodEnd: instant().notNull(),
    cancelAtPeriodEnd: boolean().notNull(),
    pastDueSince: instant(),
    /** Paid, or in the days of grace. */
    isPro: boolean().notNull(),
    /** In minor units, as the provider charges them now and from the next period on; none before it told. */
    price: integer(),
    nextPrice: integer(),
    currency: text(),
    /** The end of the period before which its payer was reminded. */
    remindedFor: instant(),
    /** When its provider was asked about it last because no message came. */
    askedAt: instant(),
    ...stamps(),
  },
  (table) => [
    uniqueIndex('subscriptions_user').on(table.userId),
    uniqueIndex('subscriptions_portfolio').on(table.portfolioId),
    uniqueIndex('subscriptions_company').on(table.companyId),
    // What a provider's message is about.
    uniqueIndex('subscriptions_ref').on(table.provider, table.subscriptionRef),
    // Those that renew soon, those of which nothing was heard, and those in grace.
    index('subscriptions_due').on(table.status, table.currentPeriodEnd),
    index('subscriptions_payer').on(table.payerUserId),
    check(
      'subscriptions_holder',
      sql`num_nonnulls(${table.userId}, ${table.portfolioId}, ${table.companyId}) = 1`,
    ),
    isOneOf('subscriptions_offer', table.offer, OFFERS),
    isOneOf('subscriptions_provider', table.provider, BILLING_PROVIDERS),
    isOneOf('subscriptions_status', table.status, SUBSCRIPTION_STATUSES),
    isOneOf('subscriptions_interval', table.interval, BILLING_INTERVALS),
    isOneOf('subscriptions_next_interval', table.nextInterval, BILLING_INTERVALS),
  ],
);

/**
 * Who pays for a holder in the books of a provider: one for each holder, whoever of a team buys, and kept before
 * anything is bought.
 */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    provider: text({ enum: BILLING_PROVIDERS }).notNull(),
    /** The provider's own name. */
    customerRef: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    portfolioId: uuid().references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => clientCompanies.id, { onDelete: 'cascade' }),
    /** Whose name and address the provider has; nobody's once they are gone. */
    payerUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.customerRef] }),
    uniqueIndex('billing_customers_user').on(table.userId, table.provider),
    uniqueIndex('billing_customers_portfolio').on(table.portfolioId, table.provider),
    uniqueIndex('billing_customers_company').on(table.companyId, table.provider),
    index('billing_customers_payer').on(table.payerUserId),
    check(
      'billing_customers_holder',
      sql`num_nonnulls(${table.userId}, ${table.portfolioId}, ${table.companyId}) = 1`,
    ),
    isOneOf('billing_customers_provider', table.provider, BILLING_PROVIDERS),
  ],
);

/** What the embedded provider for trying out knows: its own books, as a real one keeps them elsewhere. */
export const tryOutSubscriptions = pgTable(
  'try_out_subscriptions',
  {
    id: id(),
    offer: text({ enum: OFFERS }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    portfolioId: uuid().references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    companyId: uuid().references(() => clientCompanies.id, { onDelete: 'cascade' }),
    payerUserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    interval: text({ enum: BILLING_INTERVALS }).notNull(),
    nextInterval: text({ enum: BILLING_INTERVALS }),
    /** None before it was paid: until then it is an order. */
    paidAt: instant(),
    currentPeriodEnd: instant(),
    cancelAtPeriodEnd: boolean().notNull(),
    pastDueSince: instant(),
    endedAt: instant(),
    /** Whether the card will work at the next renewal. */
    cardWorks: boolean().notNull(),
    ...stamps(),
  },
  (table) => [
    // Those to renew.
    index('try_out_subscriptions_due')
      .on(table.currentPeriodEnd)
      .where(sql`${table.endedAt} is null and ${table.paidAt} is not null`),
    isOneOf('try_out_subscriptions_offer', table.offer, OFFERS),
    isOneOf('try_out_subscriptions_interval', table.interval, BILLING_INTERVALS),
    isOneOf('try_out_subscriptions_next_interval', table.nextInterval, BILLING_INTERVALS),
  ],
);
