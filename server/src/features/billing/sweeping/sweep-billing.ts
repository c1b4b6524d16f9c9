import type { Platform } from '../../../platform/platform.ts';
import { forgetOrdersBefore } from './queries.ts';

const ORDERS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Forgets orders that nobody pays. */
export async function sweepBilling({ db, clock }: Platform): Promise<void> {
  await forgetOrdersBefore(db, new Date(clock.now().getTime() - ORDERS_KEPT_MS));
}
