import { addDays, dayIn, startOfDay } from '../../platform/calendar.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listAccepted, listBooked, listBookedOut, listHeld, listPlaces } from './queries.ts';

export type Busy = {
  from: Date;
  to: Date;
  /** What it is stays on the server: others learn that there is a conflict, never which. */
  why: { auditionId: string } | { roleId: string } | 'booked_out';
};
type Within = {
  from: Date;
  to: Date;
  /** Whose days: booked out and held are whole days there. */
  timeZone: string;
};

/**
 * When these talents cannot come: booked out, accepted elsewhere, held first, or booked. Whoever asks leaves
 * out what is their own, such as the session that is being planned.
 */
export async function listBusy(
  db: Queryable,
  talentProfileIds: readonly string[],
  { from, to, timeZone }: Within,
): Promise<Map<string, Busy[]>> {
  const busy = new Map<string, Busy[]>();
  if (talentProfileIds.length === 0) return busy;
  const firstDay = dayIn(timeZone, from);
  const lastDay = dayIn(timeZone, to);
  // One after the other: in a transaction there is one connection.
  const bookedOut = await listBookedOut(db, talentProfileIds, firstDay, lastDay);
  const accepted = await listAccepted(db, talentProfileIds, from, to);
  const held = await listHeld(db, talentProfileIds, firstDay, lastDay);
  const booked = await listBooked(db, talentProfileIds, firstDay, lastDay);
  const places = await listPlaces(db, talentProfileIds, firstDay, lastDay);
  const add = (talentProfileId: string, one: Busy) =>
    busy.set(talentProfileId, [...(busy.get(talentProfileId) ?? []), one]);
  const wholeDays = (days: { from: string; to: string }) => ({
    from: startOfDay(days.from, timeZone),
    to: startOfDay(addDays(days.to, 1), timeZone),
  });
  for (const row of bookedOut) {
    add(row.talentProfileId, { ...wholeDays(row), why: 'booked_out' });
  }
  for (const { talentProfileId, auditionId, ...times } of accepted) {
    add(talentProfileId, { ...times, why: { auditionId } });
  }
  for (const row of [...held, ...booked, ...places]) {
    add(row.talentProfileId, { ...wholeDays(row), why: { roleId: row.roleId } });
  }
  return busy;
}
