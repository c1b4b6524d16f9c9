import type { BillingInterval } from '@callboard/contract/plans';

const MONTHS: Record<BillingInterval, number> = { monthly: 1, yearly: 12 };

/** The same day one month or year on; a month that has no such day ends it with its last. */
export function periodAfter(from: Date, interval: BillingInterval): Date {
  const end = new Date(from);
  end.setUTCMonth(from.getUTCMonth() + MONTHS[interval]);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
