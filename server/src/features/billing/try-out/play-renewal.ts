import type { Billing } from '@callboard/contract/billing';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { targetOf } from '../holders/holder.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { requireLive } from '../managing/manage.ts';
import { presentBilling } from '../present-billing.ts';
import { requireTryOut } from '../providers/provider-of.ts';
import { findInBooks, updateBooks } from '../providers/try-out/queries.ts';
import { lockSubject } from '../queries.ts';
import type { Card } from './pay-order.ts';
import { renewWithin } from './renew-try-outs.ts';

/** Lets the paid period end now, so that nobody who tries it out has to wait a month for what follows. */
export async function playRenewal(
  platform: Platform,
  actor: Actor,
  { card, ...whose }: Whose & { card: Card },
): Promise<Billing> {
  requireTryOut(platform);
  const standing = await requireManagedHolder(platform, actor, whose);
  const row = await requireLive(platform, standing.holder);
  if (row.provider !== 'try_out') throw new AppError('NO_SUBSCRIPTION');
  await platform.transaction(async (tx) => {
    await lockSubject(tx, row);
    const now = platform.clock.now();
    const entry = await findInBooks(tx, row.subscriptionRef);
    if (entry === undefined || entry.endedAt !== null) throw new AppError('NO_SUBSCRIPTION');
    await updateBooks(tx, entry.id, {
      cardWorks: card === 'accepted',
      currentPeriodEnd: now,
      updatedAt: now,
    });
    await renewWithin(platform, tx, entry.id);
    await audit(tx, platform.clock, actor, {
      act: 'billing.renewal-played',
      target: targetOf(standing.holder),
      difference: { card },
    });
  });
  return presentBilling(platform, standing);
}
