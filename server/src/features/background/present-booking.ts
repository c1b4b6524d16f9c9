import type { BackgroundBooking } from '@callboard/contract/background';
import { presentAbout } from '../deals/about/present-about.ts';
import { callTimeOf } from './present-day.ts';
import type { OwnRow } from './queries.ts';

/** For the talent's side; only whoever has a place is told when and where to come. */
export function presentBooking(row: OwnRow): BackgroundBooking {
  const { booking, day, place } = row;
  return {
    id: booking.id,
    ...presentAbout(row),
    day: day.day,
    status: booking.status,
    place,
    callTime: booking.status === 'confirmed' ? callTimeOf(day) : null,
    createdAt: booking.createdAt.toISOString(),
  };
}
