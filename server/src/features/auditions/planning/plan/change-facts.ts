import { seatInPlan } from './change-seats.ts';
import { checkPlan } from './check-plan.ts';
import { givesTimes, keyOf, type Plan, type PlanSeat } from './plan.ts';

type Facts = Pick<Plan, 'kind' | 'isOpenBooking' | 'roleIds'> & { dueAt: Date | null };

/** Where people are no longer given times they have none, and a tape has no slots either. */
export function withFacts(plan: Plan, { dueAt, ...facts }: Facts): Plan {
  const stay = plan.seats.filter(({ roleId }) => facts.roleIds.includes(roleId));
  const { kind, isOpenBooking, roleIds } = facts;
  const next = { ...plan, kind, isOpenBooking, roleIds, seats: stay };
  const waiting = { ...next, seats: stay.map((seat) => ({ ...seat, slotId: null })) };
  if (dueAt !== null) return { ...waiting, slots: [], startsAt: dueAt, endsAt: dueAt };
  return givesTimes(next) ? next : waiting;
}

/** Whoever had chosen a time keeps it, now that times are given. */
export function withBooked(plan: Plan, booked: readonly PlanSeat[]): Plan {
  const inPlan = new Set(plan.seats.map(keyOf));
  const place = booked.filter((seat) => inPlan.has(keyOf(seat)));
  const kept = seatInPlan(plan, { place, remove: [] });
  return checkPlan(kept) === undefined ? kept : plan;
}
