import type { Queryable } from '../../../../platform/database/database.ts';
import type { ToldFacts, ToldSlot } from '../../tables.ts';
import { listFreeSlotIds } from './queries.ts';

type Whose = { auditionId: string; talentProfileId: string; roleId: string };

/** Of an open booking: the times that were told, are to come and can still be had, in their order. */
export async function listFreeSlots(
  db: Queryable,
  { auditionId, ...except }: Whose,
  { isOpenBooking, slots = [] }: ToldFacts,
  now: Date,
): Promise<ToldSlot[]> {
  if (!isOpenBooking) return [];
  const free = await listFreeSlotIds(db, auditionId, { except });
  return slots
    .filter(({ id, startsAt }) => free.has(id) && new Date(startsAt) > now)
    .sort(
      (one, other) =>
        Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
        one.room.localeCompare(other.room, 'en', { numeric: true }),
    );
}
