import type { Billing, TRY_OUT_CARDS } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { targetOf } from '../holders/holder.ts';
import { presentBilling } from '../present-billing.ts';
import { periodAfter } from '../providers/try-out/period.ts';
import { findInBooks, updateBooks } from '../providers/try-out/queries.ts';
import { findSubscriptionOf, lockHolder, lockSubject } from '../queries.ts';
import { syncWithin } from '../syncing/sync-subscription.ts';
import { requireOrder } from './require-order.ts';

export type Card = (typeof TRY_OUT_CARDS)[number];

/** Pays an order without money. Paid twice, it is paid once. */
export async function payOrder(
  platform: Platform,
  actor: Actor,
  { id, card }: { id: string; card: Card },
): Promise<Billing> {
  const { standing } = await requireOrder(platform, actor, id);
  const { holder } = standing;
  const subject = { provider: 'try_out', subscriptionRef: id } as const;
  await platform.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await lockHolder(tx, holder);
    const order = await findInBooks(tx, id);
    if (order === undefined) throw new AppError('NOT_FOUND');
    if (order.paidAt !== null) return;
    const before = await findSubscriptionOf(tx, holder);
    if (before !== undefined && before.status !== 'ended') throw new AppError('ALREADY_PRO');
    if (card === 'declined') throw new AppError('CARD_DECLINED');
    const now = platform.clock.now();
    const currentPeriodEnd = periodAfter(now, order.interval);
    await updateBooks(tx, id, { paidAt: now, currentPeriodEnd, updatedAt: now });
    await audit(tx, platform.clock, actor, {
      act: 'billing.paid',
      target: targetOf(holder),
      difference: { interval: order.interval, provider: 'try_out' },
    });
    await syncWithin(platform, tx, subject);
  });
  return presentBilling(platform, standing);
}
