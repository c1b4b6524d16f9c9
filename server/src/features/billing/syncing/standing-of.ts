import type { SubscriptionStatus } from '@callboard/contract/billing';
import { GRACE_DAYS } from '@callboard/contract/plans';
import type { Told } from '../providers/provider.ts';

export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

export function graceEndOf(pastDueSince: Date): Date {
  return new Date(pastDueSince.getTime() + GRACE_MS);
}

type Standing = { status: SubscriptionStatus; pastDueSince: Date | null; isPro: boolean };

/**
 * What it means here that a provider tells this now. A payment that is missing counts from the first
 * time that it was told of: another unpaid month does not begin the days of grace anew.
 */
export function standingOf(
  told: Pick<Told, 'status' | 'pastDueSince'>,
  { missingSince, now }: { missingSince: Date | null; now: Date },
): Standing {
  if (told.status === 'active') return { status: 'active', pastDueSince: null, isPro: true };
  if (told.status !== 'past_due') return { status: 'ended', pastDueSince: null, isPro: false };
  const pastDueSince = earlier(told.pastDueSince ?? now, missingSince);
  const isInGrace = now < graceEndOf(pastDueSince);
  return { status: isInGrace ? 'past_due' : 'ended', pastDueSince, isPro: isInGrace };
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one;
}
