import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireManagedHolder, type Whose } from '../holders/require-holder.ts';
import { providerOf } from '../providers/provider-of.ts';
import { findSubscriptionOf } from '../queries.ts';

/** Invoices are there also after the plan has ended. */
export async function openPortal(
  platform: Platform,
  actor: Actor,
  whose: Whose,
): Promise<{ url: string }> {
  const { holder } = await requireManagedHolder(platform, actor, whose);
  const row = await findSubscriptionOf(platform.db, holder);
  if (row === undefined) throw new AppError('NO_SUBSCRIPTION');
  const { customerRef } = row;
  return { url: await providerOf(platform, row.provider).openPortal({ holder, customerRef }) };
}
