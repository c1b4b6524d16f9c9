import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { requireRole } from '../productions/require-rights.ts';
import { promote } from './promote.ts';
import { findBooking, lockDay, updateBookings } from './queries.ts';
import { newsOfRelease } from './words.ts';

/** Lets someone go; whoever waits longest moves up. Of those who are not in it nothing changes. */
export async function release(platform: Platform, actor: Actor, bookingId: string): Promise<void> {
  const found = await findBooking(platform.db, bookingId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { roleId, dayId, talentProfileId } = found;
  await requireRole(platform.db, actor, roleId, 'review');
  await platform.transaction(async (tx) => {
    const day = await lockDay(tx, dayId);
    const booking = await findBooking(tx, bookingId);
    if (day === undefined || booking === undefined) throw new AppError('NOT_FOUND');
    if (booking.status === 'released' || booking.status === 'declined') return;
    const updatedAt = platform.clock.now();
    await updateBookings(tx, [bookingId], { status: 'released', updatedAt });
    await audit(tx, platform.clock, actor, {
      act: 'background.released',
      target: { kind: 'background-booking', id: bookingId },
    });
    const news = { roleId, talentProfileId, toSide: newsOfRelease(day) };
    await tellBothSides(platform, tx, 'offer', actor, [news]);
    if (booking.status === 'confirmed') await promote(platform, tx, actor, [day]);
  });
}
