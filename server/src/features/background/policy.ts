import type { BackgroundStatus } from '@callboard/contract/deal-choices';
import { isOver } from '../deals/asking/policy.ts';

type Booking = { status: BackgroundStatus; roleCancelledAt: Date | null };

/** Whoever was let go is asked anew before they may confirm again. */
export function mayAnswer(booking: Booking, day: string, now: Date): boolean {
  return booking.status !== 'released' && booking.roleCancelledAt === null && !isOver(day, now);
}

/** What confirming gets, and declining leaves: whoever has a place or waits for one keeps it. */
export function answered(
  status: BackgroundStatus,
  answer: 'confirm' | 'decline',
  free: number,
): BackgroundStatus {
  if (answer === 'decline') return 'declined';
  if (status === 'confirmed' || status === 'waitlisted') return status;
  return free > 0 ? 'confirmed' : 'waitlisted';
}

/** Answers of one day follow each other: nobody shares a moment, and with it a place, with anyone. */
export function nextMoment(now: Date, latest: Date | null): Date {
  return latest === null || latest < now ? now : new Date(latest.getTime() + 1);
}
