import type { BackgroundDay } from '@callboard/contract/background';
import type { BackgroundStatus } from '@callboard/contract/deal-choices';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRole } from '../productions/require-rights.ts';
import { presentDay } from './present-day.ts';
import { countBookings, type DayRow, listDays, listPeople } from './queries.ts';

/** A role's days with everyone who was asked for them. */
export async function listDaysOfRole({ db }: Platform, actor: Actor, roleId: string) {
  await requireRole(db, actor, roleId);
  return { items: await withPeople(db, await listDays(db, roleId)), nextCursor: null };
}

export async function withPeople(db: Queryable, days: readonly DayRow[]): Promise<BackgroundDay[]> {
  const dayIds = days.map(({ id }) => id);
  const counts = await countBookings(db, dayIds);
  const people = await listPeople(db, dayIds);
  const byDay = Map.groupBy(people, ({ booking }) => booking.backgroundDayId);
  const countOf = (dayId: string, status: BackgroundStatus) =>
    counts.find((one) => one.dayId === dayId && one.status === status)?.count ?? 0;
  return days.map((day) =>
    presentDay(day, byDay.get(day.id) ?? [], {
      confirmed: countOf(day.id, 'confirmed'),
      waitlisted: countOf(day.id, 'waitlisted'),
      asked: countOf(day.id, 'asked'),
    }),
  );
}
