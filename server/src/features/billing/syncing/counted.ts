import type { Told } from '../providers/provider.ts';

export function isLive({ status }: Pick<Told, 'status'>): boolean {
  return status === 'active' || status === 'past_due';
}

type Comparable = Pick<Told, 'status' | 'startedAt' | 'subscriptionRef'>;

/** Of two of one holder: one that runs before one that ended, and then the newer one. */
export function isCountedBefore(one: Comparable, other: Comparable): boolean {
  if (isLive(one) !== isLive(other)) return isLive(one);
  const apart = one.startedAt.getTime() - other.startedAt.getTime();
  // Providers count in seconds, and two may begin in the same.
  return apart === 0 ? one.subscriptionRef > other.subscriptionRef : apart > 0;
}
