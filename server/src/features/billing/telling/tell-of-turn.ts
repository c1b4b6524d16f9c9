import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countMissedOfJob } from '../../analytics/missing/count-missed-job.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { holderOf, targetOf } from '../holders/holder.ts';
import type { SubscriptionRow } from '../queries.ts';
import {
  newsOfBeginning,
  newsOfEnd,
  newsOfFailure,
  newsOfMending,
  newsOfUnpaidEnd,
} from './words.ts';
import { writeNews } from './write-news.ts';

/** Tells whoever pays what is different now, in the transaction that makes it so. */
export async function tellOfTurn(
  platform: Platform,
  tx: Transaction,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const turn = turnOf(before, after);
  if (turn === undefined) return;
  await audit(tx, platform.clock, null, {
    act: turn.act,
    target: targetOf(holderOf(after)),
    difference: { interval: after.interval, provider: after.provider },
  });
  const { userId, portfolioId } = after;
  // What a search missed somebody for is counted for talents, not for companies.
  if (turn.act === 'billing.began' && after.offer !== 'client') {
    await platform.jobs.enqueue(tx, countMissedOfJob, { userId, portfolioId });
  }
  await notifyEach(platform, tx, 'account', await writeNews(tx, after, turn.words));
}

function turnOf(before: SubscriptionRow | undefined, after: SubscriptionRow) {
  const was = before?.status ?? 'ended';
  const is = after.status;
  if (was === is) return undefined;
  if (is === 'ended') {
    return { act: 'billing.ended', words: was === 'past_due' ? newsOfUnpaidEnd : newsOfEnd };
  }
  if (is === 'past_due') return { act: 'billing.payment-failed', words: newsOfFailure };
  return was === 'past_due'
    ? { act: 'billing.payment-mended', words: newsOfMending }
    : { act: 'billing.began', words: newsOfBeginning };
}
