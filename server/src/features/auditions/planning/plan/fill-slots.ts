import { inOrder, overlaps, type Person, type PlanSeat, type PlanSlot } from './plan.ts';

type Times = { startsAt: Date; endsAt: Date };
export type Waiting = Person & { busy?: readonly Times[] };

/**
 * Seats people in this order, each in the first free place: one at which they can come, if there is
 * any. Nobody is in two places at a time. Who finds no place is not in the answer.
 */
export function fillSlots(
  slots: readonly PlanSlot[],
  taken: readonly PlanSeat[],
  waiting: readonly Waiting[],
): PlanSeat[] {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const places = new Map(slots.map(({ id, capacity }) => [id, capacity]));
  const days = new Map<string, PlanSlot[]>();
  const take = (talentProfileId: string, slot: PlanSlot) => {
    places.set(slot.id, (places.get(slot.id) ?? 0) - 1);
    days.set(talentProfileId, [...(days.get(talentProfileId) ?? []), slot]);
  };
  for (const { talentProfileId, slotId } of taken) {
    const slot = slotId === null ? undefined : byId.get(slotId);
    if (slot !== undefined) take(talentProfileId, slot);
  }

  const open = new Set(inOrder(slots).filter(({ id }) => (places.get(id) ?? 0) > 0));
  return waiting.flatMap(({ talentProfileId, roleId, busy = [] }) => {
    const slot = findPlace(open, days.get(talentProfileId) ?? [], busy);
    if (slot === undefined) return [];
    take(talentProfileId, slot);
    if (places.get(slot.id) === 0) open.delete(slot);
    return [{ talentProfileId, roleId, slotId: slot.id }];
  });
}

/** The first of these that is not at a time of their own: one at which they can come, if there is any. */
function findPlace(
  open: Iterable<PlanSlot>,
  own: readonly PlanSlot[],
  busy: readonly Times[],
): PlanSlot | undefined {
  let first: PlanSlot | undefined;
  for (const slot of open) {
    if (own.some((other) => overlaps(slot, other))) continue;
    if (!busy.some((times) => overlaps(slot, times))) return slot;
    first ??= slot;
  }
  return first;
}
