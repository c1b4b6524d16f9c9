import type { BillingInterval } from '@callboard/contract/plans';
import { subscriptions, tryOutSubscriptions } from '../../features/billing/tables.ts';
import { demoUserId } from '../accounts.ts';
import { portfolioIdOf } from '../agencies/agencies.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { companyIdOf } from '../people/clients.ts';
import { userIdOf } from '../people/person-key.ts';

/** Whose card stopped working the other day. */
export const PAST_DUE = 'hannah-lowenkopf';

type Holder = { userId: string } | { portfolioId: string } | { companyId: string };

type Paid = {
  key: string;
  offer: 'talent' | 'agency' | 'client';
  holder: Holder;
  payer: string;
  interval: BillingInterval;
  boughtDaysAgo: number;
  /** Negative: the payment that was due then failed. */
  endsInDays: number;
};

/** Who is on Pro. The agent's other agencies, and everyone who is not here, are on the free plan. */
const PAID: readonly Paid[] = [
  {
    key: 'mara',
    offer: 'talent',
    holder: { userId: demoUserId('talent') },
    payer: demoUserId('talent'),
    interval: 'monthly',
    boughtDaysAgo: 266,
    endsInDays: 9,
  },
  {
    key: 'finch-wren',
    offer: 'agency',
    holder: { portfolioId: portfolioIdOf('finch-wren') },
    payer: demoUserId('agent'),
    interval: 'yearly',
    boughtDaysAgo: 225,
    endsInDays: 140,
  },
  {
    key: 'farrell-voss',
    offer: 'client',
    holder: { companyId: companyIdOf('farrell-voss') },
    payer: demoUserId('client'),
    interval: 'yearly',
    boughtDaysAgo: 153,
    endsInDays: 212,
  },
  {
    key: 'past-due',
    offer: 'talent',
    holder: { userId: userIdOf(PAST_DUE) },
    payer: userIdOf(PAST_DUE),
    interval: 'monthly',
    boughtDaysAgo: 95,
    endsInDays: -4,
  },
];

const PERIOD_DAYS: Record<BillingInterval, number> = { monthly: 30, yearly: 365 };
const NOBODYS = { userId: null, portfolioId: null, companyId: null };

/** Plans as if bought from the embedded provider, and its own books, so that they renew as others do. */
export const loadSubscriptions: DemoLoader = async (tx, now) => {
  await insertMany(
    tx,
    tryOutSubscriptions,
    PAID.map((paid) => bookRow(paid, now)),
  );
  await insertMany(
    tx,
    subscriptions,
    PAID.map((paid) => subscriptionRow(paid, now)),
  );
};

function bookRow(paid: Paid, now: Date): typeof tryOutSubscriptions.$inferInsert {
  const paidAt = dayAt(now, paid.endsInDays - PERIOD_DAYS[paid.interval]);
  return {
    ...commonFields(paid, now),
    id: bookIdOf(paid),
    payerUserId: paid.payer,
    paidAt,
    endedAt: null,
    cardWorks: paid.endsInDays > 0,
    updatedAt: paidAt,
  };
}

function subscriptionRow(paid: Paid, now: Date): typeof subscriptions.$inferInsert {
  return {
    ...commonFields(paid, now),
    id: demoId(`subscription/${paid.key}`),
    payerUserId: paid.payer,
    provider: 'try_out',
    customerRef: paid.payer,
    subscriptionRef: bookIdOf(paid),
    status: paid.endsInDays > 0 ? 'active' : 'past_due',
    isPro: true,
    remindedFor: null,
    updatedAt: dayAt(now, Math.min(-1, paid.endsInDays)),
  };
}

function bookIdOf({ key }: Paid): string {
  return demoId(`try-out-subscription/${key}`);
}

function commonFields({ offer, holder, interval, boughtDaysAgo, endsInDays }: Paid, now: Date) {
  const currentPeriodEnd = dayAt(now, endsInDays);
  return {
    offer,
    ...NOBODYS,
    ...holder,
    interval,
    nextInterval: null,
    currentPeriodEnd,
    cancelAtPeriodEnd: false,
    pastDueSince: endsInDays > 0 ? null : currentPeriodEnd,
    createdAt: dayAt(now, -boughtDaysAgo),
  };
}
