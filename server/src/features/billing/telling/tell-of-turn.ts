import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countMissedOfJob } from '../../analytics/missing/count-missed-job.ts';
import { notify } from '../../notifications/notify.ts';
import { holderOf, targetOf } from '../holders/holder.ts';
import { listReaders } from '../holders/queries.ts';
import type { SubscriptionRow } from '../queries.ts';
import { newsOfBeginning, newsOfEnd, newsOfFailure, newsOfMending } from './words.ts';

/** Tells whoever pays what is different now, in the transaction that makes it so. */
export async function tellOfTurn(
  platform: Platform,
  tx: Transaction,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const turn = turnOf(before, after);
  if (turn === undefined) return;
  const holder = holderOf(after);
  await audit(tx, platform.clock, null, {
    act: turn.act,
    target: targetOf(holder),
    difference: { interval: after.interval, provider: after.provider },
  });
  if (turn.act === 'billing.began') {
    const { userId, portfolioId } = after;
    await platform.jobs.enqueue(tx, countMissedOfJob, { userId, portfolioId });
  }
  const readers = await listReaders(tx, holder, after.payerUserId);
  await notify(platform, tx, readers, { kind: 'account', ...turn.news });
}

function turnOf(before: SubscriptionRow | undefined, after: SubscriptionRow) {
  const was = before?.status ?? 'ended';
  const is = after.status;
  if (was === is) return undefined;
  if (is === 'ended') {
    return { act: 'billing.ended', news: newsOfEnd(after, was === 'past_due') };
  }
  if (is === 'past_due') return { act: 'billing.payment-failed', news: newsOfFailure(after) };
  return was === 'past_due'
    ? { act: 'billing.payment-mended', news: newsOfMending(after) }
    : { act: 'billing.began', news: newsOfBeginning(after) };
}
