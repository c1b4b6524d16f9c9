import { LIMITS } from '@callboard/contract/limits';
import { givesTimes, keyOf, overlaps, type Plan, type PlanSlot } from './plan.ts';

export type PlanProblem =
  | 'out_of_time'
  | 'too_many_slots'
  | 'no_slots_here'
  | 'room_taken'
  | 'too_many_people'
  | 'role_not_here'
  | 'slot_not_here'
  | 'times_are_chosen'
  | 'slot_full'
  | 'seated_twice';

/** Days beyond these are slips of the pen, and calendars do not know all of them. */
const EARLIEST = new Date('1900-01-01');
const LATEST = new Date('2200-01-01');

/** The first thing that a whole plan may not be, whatever was changed in it. */
export function checkPlan(plan: Plan): PlanProblem | undefined {
  return findSlotProblem(plan) ?? findSeatProblem(plan);
}

function findSlotProblem({ kind, slots, startsAt, endsAt }: Plan): PlanProblem | undefined {
  if (startsAt < EARLIEST || endsAt > LATEST) return 'out_of_time';
  if (slots.length > LIMITS.auditionSlots) return 'too_many_slots';
  if (kind === 'self_tape' && slots.length > 0) return 'no_slots_here';
  const rooms = Map.groupBy(slots, ({ room }) => room);
  return [...rooms.values()].some(anyOverlap) ? 'room_taken' : undefined;
}

function findSeatProblem(plan: Plan): PlanProblem | undefined {
  const { seats, roleIds } = plan;
  if (seats.length > LIMITS.auditionSeats) return 'too_many_people';
  if (new Set(seats.map(keyOf)).size < seats.length) return 'seated_twice';
  if (seats.some(({ roleId }) => !roleIds.includes(roleId))) return 'role_not_here';

  const slots = new Map(plan.slots.map((slot) => [slot.id, slot]));
  const placed: { talentProfileId: string; slot: PlanSlot }[] = [];
  for (const { talentProfileId, slotId } of seats) {
    if (slotId === null) continue;
    const slot = slots.get(slotId);
    if (slot === undefined) return 'slot_not_here';
    placed.push({ talentProfileId, slot });
  }
  if (placed.length > 0 && !givesTimes(plan)) return 'times_are_chosen';
  const together = Map.groupBy(placed, ({ slot }) => slot);
  if ([...together].some(([{ capacity }, people]) => people.length > capacity)) return 'slot_full';
  const days = Map.groupBy(placed, ({ talentProfileId }) => talentProfileId);
  const isAnyoneTwice = [...days.values()].some((day) => anyOverlap(day.map(({ slot }) => slot)));
  return isAnyoneTwice ? 'seated_twice' : undefined;
}

/** Whether any two are at one time. In order, it is enough to look at neighbours. */
function anyOverlap(slots: readonly PlanSlot[]): boolean {
  const sorted = slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return sorted.some((slot, at) => {
    const before = sorted[at - 1];
    return before !== undefined && overlaps(before, slot);
  });
}
