import { CURRENCY, PRICES } from '@callboard/contract/plans';
import { holderOf } from '../../holders/holder.ts';
import type { Told } from '../provider.ts';
import type { TryOutRow } from './queries.ts';

/** An entry of the books as any provider tells of a subscription. */
export function toldOf(row: TryOutRow): Told {
  return {
    subscriptionRef: row.id,
    customerRef: row.payerUserId,
    holder: holderOf(row),
    payerUserId: row.payerUserId,
    status: statusOf(row),
    interval: row.interval,
    nextInterval: row.nextInterval,
    price: PRICES[row.offer][row.interval],
    nextPrice: row.nextInterval && PRICES[row.offer][row.nextInterval],
    currency: CURRENCY,
    currentPeriodEnd: row.currentPeriodEnd ?? row.createdAt,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pastDueSince: row.pastDueSince,
    startedAt: row.paidAt ?? row.createdAt,
  };
}

function statusOf({ paidAt, endedAt, pastDueSince }: TryOutRow): Told['status'] {
  if (paidAt === null) return 'unpaid';
  if (endedAt !== null) return 'ended';
  return pastDueSince === null ? 'active' : 'past_due';
}
