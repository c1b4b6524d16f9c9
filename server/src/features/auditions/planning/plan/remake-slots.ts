import type { ScheduleForm } from '@callboard/contract/audition-form';
import { makeSlots } from '@callboard/contract/audition-schedule';
import { checkPlan } from './check-plan.ts';
import { fillSlots } from './fill-slots.ts';
import { inOrder, keyOf, type Plan, type PlanSeat, type PlanSlot, withSlots } from './plan.ts';

/**
 * The same people in other slots. A slot that is made again as it was stays what it is, so that nobody
 * is asked anew who keeps their time: neither those seated in it nor those who booked it.
 */
export function remakeSlots(plan: Plan, form: ScheduleForm, newId: () => string): Plan {
  const slots = slotsOf(plan, form, newId);
  const next = withSlots(plan, slots);
  const kept = new Set(slots.map(({ id }) => id));
  const isKept = plan.seats.every(({ slotId }) => slotId === null || kept.has(slotId));
  if (isKept && checkPlan(next) === undefined) return next;

  const together = groupsInOrder(plan);
  const inGroups = { ...next, seats: withPlaces(plan, seatGroups(together, slots)) };
  if (together.length <= slots.length && checkPlan(inGroups) === undefined) return inGroups;
  return { ...next, seats: withPlaces(plan, fillSlots(slots, [], together.flat())) };
}

function slotsOf(plan: Plan, form: ScheduleForm, newId: () => string): PlanSlot[] {
  const spanOf = (span: { from: string; to: string }) => ({
    from: Date.parse(span.from),
    to: Date.parse(span.to),
  });
  const { minutes, rooms, capacity } = form;
  const made = makeSlots({
    windows: form.windows.map(spanOf),
    breaks: form.breaks.map(spanOf),
    minutes,
    rooms,
  });
  const before = new Map(plan.slots.map((slot) => [placeOf(slot), slot.id]));
  return made.map(({ from, to, room }) => {
    const slot = { room, startsAt: new Date(from), endsAt: new Date(to), capacity };
    return { id: before.get(placeOf(slot)) ?? newId(), ...slot };
  });
}

function placeOf({ room, startsAt, endsAt }: Omit<PlanSlot, 'id'>): string {
  return JSON.stringify([room, startsAt.getTime(), endsAt.getTime()]);
}

/** Those who were to be seen together, one group after the other as the day went by. */
function groupsInOrder({ slots, seats }: Plan): PlanSeat[][] {
  const bySlot = Map.groupBy(seats, ({ slotId }) => slotId);
  return inOrder(slots).flatMap(({ id }) => {
    const group = bySlot.get(id);
    return group === undefined ? [] : [group];
  });
}

function seatGroups(groups: readonly PlanSeat[][], slots: readonly PlanSlot[]): PlanSeat[] {
  const ordered = inOrder(slots);
  return groups.flatMap((group, at) =>
    group.map((seat) => ({ ...seat, slotId: ordered[at]?.id ?? null })),
  );
}

/** Everyone stays in the plan; who was given no place waits for one. */
function withPlaces({ seats }: Plan, placed: readonly PlanSeat[]): PlanSeat[] {
  const places = new Map(placed.map((seat) => [keyOf(seat), seat.slotId]));
  return seats.map((seat) => ({ ...seat, slotId: places.get(keyOf(seat)) ?? null }));
}
