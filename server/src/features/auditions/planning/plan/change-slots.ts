import { type Plan, type PlanSlot, withSlots } from './plan.ts';

const MINUTE = 60_000;

export function addToPlan(plan: Plan, slot: PlanSlot): Plan {
  return withSlots(plan, [...plan.slots, slot]);
}

/** Whoever was in it waits for another place. */
export function takeFromPlan(plan: Plan, slotId: string): Plan {
  const seats = plan.seats.map((seat) =>
    seat.slotId === slotId ? { ...seat, slotId: null } : seat,
  );
  const slots = plan.slots.filter(({ id }) => id !== slotId);
  return withSlots({ ...plan, seats }, slots);
}

/** Everything earlier or later; of a self-tape, when it is due. */
export function shiftPlan(plan: Plan, minutes: number): Plan {
  const shift = (time: Date) => new Date(time.getTime() + minutes * MINUTE);
  const shifted = <T extends { startsAt: Date; endsAt: Date }>(times: T): T => ({
    ...times,
    startsAt: shift(times.startsAt),
    endsAt: shift(times.endsAt),
  });
  return { ...shifted(plan), slots: plan.slots.map(shifted) };
}
