import type { BackgroundBooking } from '@callboard/contract/background';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireOwnTalent } from '../applications/own/require-own-talent.ts';
import { tellBothSides } from '../deals/telling/tell-both-sides.ts';
import { getTalent } from '../representation/get-talent.ts';
import { countFree } from './count-free.ts';
import { answered, mayAnswer, nextMoment } from './policy.ts';
import { presentBooking } from './present-booking.ts';
import { promote } from './promote.ts';
import {
  type FoundBooking,
  findBooking,
  findLatestAnswer,
  listOwnBookings,
  lockDay,
  updateBookings,
} from './queries.ts';
import { newsOfLoss, newsOfOwnAnswer } from './words.ts';

type Answer = 'confirm' | 'decline';

/** The first to confirm get a place, the others wait in the order in which they came. */
export async function answer(
  platform: Platform,
  actor: Actor,
  bookingId: string,
  given: Answer,
): Promise<BackgroundBooking> {
  const found = await findBooking(platform.db, bookingId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  const { talentProfileId, dayId } = found;
  await getTalent(platform, actor, { talentProfileId });
  return platform.transaction(async (tx) => {
    // The day before the talent, as whoever asks does.
    const day = await lockDay(tx, dayId);
    const { doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
    const booking = await findBooking(tx, bookingId);
    if (day === undefined || booking === undefined) throw new AppError('NOT_FOUND');
    const now = platform.clock.now();
    if (!mayAnswer(booking, day.day, now)) throw new AppError('BOOKING_ENDED');

    const free = (await countFree(tx, [day])).get(dayId) ?? 0;
    const status = answered(booking.status, given, free);
    if (status !== booking.status) {
      const answeredAt = nextMoment(now, await findLatestAnswer(tx, dayId));
      await updateBookings(tx, [bookingId], { status, answeredAt, updatedAt: now });
      await record(platform, tx, doer, booking, status);
      const { roleId } = day;
      const hadPlace = booking.status === 'confirmed';
      const movedUp = hadPlace ? await promote(platform, tx, doer, [day]) : 0;
      const toTeam = hadPlace ? newsOfLoss(day, movedUp > 0) : undefined;
      const toSide = newsOfOwnAnswer(day, status, doer);
      const news = { roleId, talentProfileId, toTeam, toSide, teamTab: 'days' as const };
      await tellBothSides(platform, tx, 'offer', doer, [news]);
    }
    const [row] = await listOwnBookings(tx, { bookingId }, day.day);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return presentBooking(row);
  });
}

/** What somebody does for a talent is kept. */
async function record(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  { id }: FoundBooking,
  status: string,
) {
  if (doer.onBehalfOf === undefined) return;
  await audit(tx, platform.clock, doer, {
    act: 'background.answered',
    target: { kind: 'background-booking', id },
    difference: { status },
  });
}
