import type { AuditionKind } from '@callboard/contract/audition-choices';

export type PlanSlot = {
  id: string;
  room: string;
  startsAt: Date;
  endsAt: Date;
  /** How many are seen together. */
  capacity: number;
};
export type Person = { talentProfileId: string; roleId: string };
/** Without a slot: of a self-tape or open booking, or not seated yet. */
export type PlanSeat = Person & { slotId: string | null };

/** A session's times and people as the team plans them: all that changes of it are decided from. */
export type Plan = {
  kind: AuditionKind;
  isOpenBooking: boolean;
  /** The first slot's begin and the last one's end; of a self-tape both are when it is due. */
  startsAt: Date;
  endsAt: Date;
  /** Roles that are still being cast. */
  roleIds: readonly string[];
  slots: readonly PlanSlot[];
  seats: readonly PlanSeat[];
};

type Times = { startsAt: Date; endsAt: Date };

export const keyOf = ({ talentProfileId, roleId }: Person) =>
  `${talentProfileId}:${roleId}` as const;

/** Whether people are given a time; else they choose one, or there is none. */
export function givesTimes({ kind, isOpenBooking }: Pick<Plan, 'kind' | 'isOpenBooking'>): boolean {
  return kind !== 'self_tape' && !isOpenBooking;
}

export function overlaps(one: Times, other: Times): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

const byName = new Intl.Collator('en', { numeric: true });

/** As the day goes by; of one moment the rooms by their names, 2 before 10. */
export function inOrder<Slot extends PlanSlot>(slots: readonly Slot[]): Slot[] {
  return slots.toSorted(
    (one, other) =>
      one.startsAt.getTime() - other.startsAt.getTime() || byName.compare(one.room, other.room),
  );
}

/** With these slots. Without any, it stays where it was in the calendar. */
export function withSlots(plan: Plan, slots: readonly PlanSlot[]): Plan {
  if (slots.length === 0) return { ...plan, slots };
  const starts = slots.map(({ startsAt }) => startsAt.getTime());
  const ends = slots.map(({ endsAt }) => endsAt.getTime());
  const startsAt = new Date(Math.min(...starts));
  return { ...plan, slots, startsAt, endsAt: new Date(Math.max(...ends)) };
}
