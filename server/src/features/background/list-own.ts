import type { Actor } from '../../platform/actor.ts';
import { dayIn } from '../../platform/calendar.ts';
import type { Platform } from '../../platform/platform.ts';
import { listOwnTalents } from '../deals/about/list-own-talents.ts';
import { presentBooking } from './present-booking.ts';
import { listOwnBookings } from './queries.ts';

export async function listOwn(platform: Platform, actor: Actor, talentProfileId?: string) {
  const talentProfileIds = await listOwnTalents(platform, actor, talentProfileId);
  const today = dayIn(actor.user.timeZone, platform.clock.now());
  const rows = await listOwnBookings(platform.db, { talentProfileIds }, today);
  return { items: rows.map(presentBooking), nextCursor: null };
}
