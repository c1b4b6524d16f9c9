import type { Stripe } from 'stripe';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountOf, isStripeConfigured, stripeOf } from '../providers/stripe/open-stripe.ts';
import { syncSubscription } from '../syncing/sync-job.ts';
import { subscriptionIn } from './subscription-in.ts';

type Received = { body: Uint8Array; signature: string | string[] | undefined };

/**
 * A message says that something happened, never what is true: it only makes us ask. So neither their
 * order nor a second copy can do harm, and one that is sent again by hand makes us ask again.
 */
export async function takeStripeMessage(platform: Platform, received: Received): Promise<void> {
  if (!isStripeConfigured(platform)) throw new AppError('NOT_FOUND');
  const { data } = await check(platform, received);
  const subscriptionRef = subscriptionIn(data.object);
  if (subscriptionRef === undefined) return;
  await platform.transaction((tx) =>
    platform.jobs.enqueue(tx, syncSubscription, { provider: 'stripe', subscriptionRef }),
  );
}

async function check(platform: Platform, { body, signature }: Received): Promise<Stripe.Event> {
  const { webhooks } = await stripeOf(platform);
  const { webhookSecret } = accountOf(platform);
  const now = platform.clock.now().getTime();
  try {
    return webhooks.constructEvent(
      body,
      signature ?? '',
      webhookSecret,
      webhooks.DEFAULT_TOLERANCE,
      undefined,
      now,
    );
  } catch (error) {
    platform.log.warn({ err: error }, 'a message in the name of Stripe was refused');
    throw new AppError('INVALID_SIGNATURE');
  }
}
