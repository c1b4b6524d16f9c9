import type { Transaction } from '../../../../platform/database/database.ts';
import { keyOf, type Plan, type PlanSlot } from './plan.ts';
import { deleteSeats, deleteSlots, insertSlots, putSeats, updateSlots } from './queries.ts';

/** Writes what is different, in an order in which no two slots of a room overlap on the way. */
export async function savePlan(
  tx: Transaction,
  auditionId: string,
  { before, after, now }: { before: Plan; after: Plan; now: Date },
): Promise<void> {
  const slotsBefore = new Map(before.slots.map((slot) => [slot.id, slot]));
  const seatsBefore = new Map(before.seats.map((seat) => [keyOf(seat), seat.slotId]));
  const slotsAfter = new Set(after.slots.map(({ id }) => id));
  const seatsAfter = new Set(after.seats.map(keyOf));

  const gone = before.seats.filter((seat) => !seatsAfter.has(keyOf(seat)));
  await deleteSeats(tx, auditionId, gone);
  await deleteSlots(
    tx,
    [...slotsBefore.keys()].filter((id) => !slotsAfter.has(id)),
  );
  await updateSlots(
    tx,
    after.slots.filter((slot) => isOther(slotsBefore.get(slot.id), slot)),
  );
  await insertSlots(
    tx,
    auditionId,
    after.slots.filter(({ id }) => !slotsBefore.has(id)),
  );
  const moved = after.seats.filter((seat) => seatsBefore.get(keyOf(seat)) !== seat.slotId);
  await putSeats(tx, auditionId, moved, now);
}

function isOther(before: PlanSlot | undefined, after: PlanSlot): boolean {
  return (
    before !== undefined &&
    (before.startsAt.getTime() !== after.startsAt.getTime() ||
      before.endsAt.getTime() !== after.endsAt.getTime() ||
      before.capacity !== after.capacity)
  );
}
