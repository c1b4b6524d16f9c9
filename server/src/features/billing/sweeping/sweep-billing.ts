import type { Platform } from '../../../platform/platform.ts';
import { forgetMessagesBefore } from '../webhook/queries.ts';
import { forgetOrdersBefore } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe sends a message again for three days, and by hand for thirty. */
const MESSAGES_KEPT_MS = 45 * DAY_MS;
const ORDERS_KEPT_MS = 7 * DAY_MS;

/** Forgets messages that nobody sends again, and orders that nobody pays. */
export async function sweepBilling({ db, clock }: Platform): Promise<void> {
  const now = clock.now().getTime();
  await forgetMessagesBefore(db, new Date(now - MESSAGES_KEPT_MS));
  await forgetOrdersBefore(db, new Date(now - ORDERS_KEPT_MS));
}
