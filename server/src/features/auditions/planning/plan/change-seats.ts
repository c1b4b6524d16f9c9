import { LIMITS } from '@callboard/contract/limits';
import { fillSlots, type Waiting } from './fill-slots.ts';
import { givesTimes, keyOf, type Person, type Plan, type PlanSeat, type PlanSlot } from './plan.ts';

type Seating = { place: readonly PlanSeat[]; remove: readonly Person[] };

/** Who is in it already moves; of several wishes for one person the last counts. */
export function seatInPlan(plan: Plan, { place, remove }: Seating): Plan {
  const seats = new Map(plan.seats.map((seat) => [keyOf(seat), seat]));
  for (const person of remove) seats.delete(keyOf(person));
  for (const seat of place) seats.set(keyOf(seat), seat);
  return { ...plan, seats: [...seats.values()] };
}

type Filling = {
  /** Of one role one at a time: those of other roles are to be seen with them. */
  isPaired?: boolean;
};

/** Seats those of a board's column who have no place yet, as far as there are places. */
export function autofillPlan(
  plan: Plan,
  column: readonly Waiting[],
  { isPaired = false }: Filling = {},
): Plan {
  const seats = new Map(plan.seats.map((seat) => [keyOf(seat), seat]));
  const withoutPlace = column.filter((person) => {
    const seat = seats.get(keyOf(person));
    return seat === undefined || (givesTimes(plan) && seat.slotId === null);
  });
  const place = givesTimes(plan)
    ? fillSlots(isPaired ? slotsWithout(plan, column) : plan.slots, plan.seats, withoutPlace)
    : withoutPlace.map(({ talentProfileId, roleId }) => ({
        talentProfileId,
        roleId,
        slotId: null,
      }));
  const known = place.filter((seat) => seats.has(keyOf(seat)));
  const added = place.filter((seat) => !seats.has(keyOf(seat)));
  const room = Math.max(0, LIMITS.auditionSeats - seats.size);
  return seatInPlan(plan, { place: [...known, ...added.slice(0, room)], remove: [] });
}

/** Slots in which nobody of the column's role is, each with room for one of them. */
function slotsWithout({ slots, seats }: Plan, column: readonly Waiting[]): PlanSlot[] {
  const roleIds = new Set(column.map(({ roleId }) => roleId));
  const bySlot = Map.groupBy(seats, ({ slotId }) => slotId);
  return slots.flatMap((slot) => {
    const taken = bySlot.get(slot.id) ?? [];
    const isFree = taken.length < slot.capacity && !taken.some((seat) => roleIds.has(seat.roleId));
    return isFree ? [{ ...slot, capacity: taken.length + 1 }] : [];
  });
}
