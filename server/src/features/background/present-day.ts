import type { BackgroundDay } from '@callboard/contract/background';
import { photoUrlOf } from '../talent-profiles/present-talent-profile.ts';
import type { DayRow, PersonRow } from './queries.ts';

type Counts = Pick<BackgroundDay, 'confirmed' | 'waitlisted' | 'asked'>;

export function presentDay(
  day: DayRow,
  people: readonly PersonRow[],
  counts: Counts,
): BackgroundDay {
  const callTime = callTimeOf(day);
  const sentAt = day.callTimeSentAt?.toISOString();
  return {
    id: day.id,
    roleId: day.roleId,
    day: day.day,
    needed: day.needed,
    ...counts,
    callTime: callTime === null || sentAt === undefined ? null : { ...callTime, sentAt },
    people: people.map(({ booking, talent, talentName, place }) => ({
      id: booking.id,
      talent: { id: talent.id, name: talentName, photoUrl: photoUrlOf(talent) },
      status: booking.status,
      place,
      answeredAt: booking.answeredAt?.toISOString() ?? null,
    })),
  };
}

/** When and where, once the team has said so. */
export function callTimeOf({ callTime, callPlace, callMessage }: DayRow) {
  if (callTime === null || callPlace === null) return null;
  return { time: callTime, place: callPlace, message: callMessage };
}
