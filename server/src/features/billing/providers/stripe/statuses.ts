import type { Told } from '../provider.ts';

/** What Stripe calls it, and what it means here. */
const STATUSES: Record<string, Told['status']> = {
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  // Stripe no longer tries by itself; until the grace is over the payer still can.
  unpaid: 'past_due',
  canceled: 'ended',
  // A trial that ran out without a card: nothing is charged, and nothing is held.
  paused: 'ended',
  incomplete: 'unpaid',
  incomplete_expired: 'unpaid',
};

export function statusOf(stripeStatus: string): Told['status'] {
  const status = STATUSES[stripeStatus];
  if (status === undefined) throw new Error(`Stripe says '${stripeStatus}', which is not known`);
  return status;
}
