import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Ending, endSubscription } from '../ending/end-job.ts';
import { columnsOf, holderOf } from '../holders/holder.ts';
import { findLiving, isThere } from '../holders/queries.ts';
import type { Told } from '../providers/provider.ts';
import { isAvailable, providerOf } from '../providers/provider-of.ts';
import { transactWhileAsking } from '../providers/while-asking.ts';
import {
  findSubscription,
  findSubscriptionOf,
  lockHolder,
  lockSubject,
  type Subject,
  type SubscriptionRow,
  writeEnd,
} from '../queries.ts';
import { tellOfTurn } from '../telling/tell-of-turn.ts';
import { isCountedBefore, isLive } from './counted.ts';
import { writeSubscription } from './queries.ts';
import { standingOf } from './standing-of.ts';

/** Writes down how a subscription stands, whatever a message about it said and whenever it came. */
export async function sync(platform: Platform, subject: Subject): Promise<void> {
  await transactWhileAsking(platform, (tx) => syncWithin(platform, tx, subject));
}

/** The same as part of what made it worth a look. */
export async function syncWithin(
  platform: Platform,
  tx: Transaction,
  subject: Subject,
): Promise<void> {
  await lockSubject(tx, subject);
  const told = await providerOf(platform.within(tx), subject.provider).find(
    subject.subscriptionRef,
  );
  if (told === undefined) return endUnknown(platform, tx, subject);
  await lockHolder(tx, told.holder);
  if (!(await isThere(tx, told.holder))) {
    if (isLive(told)) await end(platform, tx, subject, told, 'left');
    return;
  }
  const before = await findSubscriptionOf(tx, told.holder);
  if (before === undefined && told.status === 'unpaid') return;
  if (before !== undefined && !isOf(before, subject)) {
    if (!(await takesOver(platform, tx, subject, told, before))) return;
  }
  await write(platform, tx, subject, told, before);
}

/** What its provider does not know any more, as after a change of accounts there, is paid for by nobody. */
async function endUnknown(platform: Platform, tx: Transaction, subject: Subject): Promise<void> {
  const known = await findSubscription(tx, subject);
  if (known === undefined) return;
  await lockHolder(tx, holderOf(known));
  const before = await findSubscription(tx, subject);
  if (before === undefined || before.status === 'ended') return;
  const after = await writeEnd(tx, before, platform.clock.now());
  await tellOfTurn(platform, tx, before, after);
}

/**
 * Of two that one holder bought, one counts. The other costs them nothing any more: what they paid for
 * the rest of its period is credited.
 */
async function takesOver(
  platform: Platform,
  tx: Transaction,
  subject: Subject,
  told: Told,
  before: SubscriptionRow,
): Promise<boolean> {
  if (!isAvailable(platform, before.provider)) return true;
  const other = await providerOf(platform.within(tx), before.provider).find(before.subscriptionRef);
  if (other === undefined) return true;
  if (isCountedBefore(other, told)) {
    if (isLive(told)) await end(platform, tx, subject, told, 'doubled');
    return false;
  }
  if (isLive(other)) await end(platform, tx, before, other, 'doubled');
  return true;
}

async function write(
  platform: Platform,
  tx: Transaction,
  subject: Subject,
  told: Told,
  before: SubscriptionRow | undefined,
): Promise<void> {
  const { provider } = subject;
  const { holder, subscriptionRef, interval, price, currency } = told;
  const isChanging = told.nextInterval !== interval;
  const now = platform.clock.now();
  const isSame = before !== undefined && before.subscriptionRef === subscriptionRef;
  const missingSince = isSame ? before.pastDueSince : null;
  const after = await writeSubscription(
    tx,
    before,
    {
      offer: holder.offer,
      ...columnsOf(holder),
      payerUserId: await findLiving(tx, told.payerUserId),
      provider,
      subscriptionRef,
      customerRef: told.customerRef,
      interval,
      nextInterval: isChanging ? told.nextInterval : null,
      price,
      nextPrice: isChanging ? told.nextPrice : null,
      currency,
      currentPeriodEnd: told.currentPeriodEnd,
      cancelAtPeriodEnd: told.cancelAtPeriodEnd,
      ...standingOf(told, { missingSince, now }),
    },
    now,
  );
  await tellOfTurn(platform, tx, before, after);
  // Out of grace before the hour came round: the provider shall stop trying, too.
  const isOutOfGrace = isLive(told) && after.status === 'ended' && before?.status !== 'ended';
  if (isOutOfGrace) await end(platform, tx, subject, told, 'overdue');
}

async function end(
  { jobs }: Platform,
  tx: Transaction,
  { provider, subscriptionRef }: Subject,
  { customerRef }: Told,
  because: Ending['because'],
): Promise<void> {
  await jobs.enqueue(tx, endSubscription, { provider, subscriptionRef, customerRef, because });
}

function isOf(row: SubscriptionRow, { provider, subscriptionRef }: Subject): boolean {
  return row.provider === provider && row.subscriptionRef === subscriptionRef;
}
