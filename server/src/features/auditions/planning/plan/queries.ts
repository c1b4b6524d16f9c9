import { LIMITS } from '@callboard/contract/limits';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { auditionSeats, auditionSlots } from '../../tables.ts';
import type { PlanSeat, PlanSlot } from './plan.ts';

export async function listSlots(db: Queryable, auditionId: string): Promise<PlanSlot[]> {
  return db
    .select({
      id: auditionSlots.id,
      room: auditionSlots.room,
      startsAt: auditionSlots.startsAt,
      endsAt: auditionSlots.endsAt,
      capacity: auditionSlots.capacity,
    })
    .from(auditionSlots)
    .where(eq(auditionSlots.auditionId, auditionId))
    .orderBy(asc(auditionSlots.startsAt), asc(auditionSlots.id))
    .limit(LIMITS.auditionSlots);
}

/** In the order in which they came into the plan. */
export async function listSeats(db: Queryable, auditionId: string): Promise<PlanSeat[]> {
  const { talentProfileId, roleId, slotId, createdAt } = auditionSeats;
  return db
    .select({ talentProfileId, roleId, slotId })
    .from(auditionSeats)
    .where(eq(auditionSeats.auditionId, auditionId))
    .orderBy(asc(createdAt), asc(talentProfileId), asc(roleId))
    .limit(LIMITS.auditionSeats);
}

export async function deleteSlots(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(auditionSlots).where(inArray(auditionSlots.id, [...ids]));
}

export async function insertSlots(
  tx: Transaction,
  auditionId: string,
  slots: readonly PlanSlot[],
): Promise<void> {
  if (slots.length === 0) return;
  await tx.execute(sql`
    insert into ${auditionSlots} (id, audition_id, room, starts_at, ends_at, capacity)
    select it.id, ${auditionId}::uuid, it.room, it."startsAt", it."endsAt", it.capacity
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as it(id uuid, room text, "startsAt" timestamptz, "endsAt" timestamptz, capacity smallint)
  `);
}

/** All in one statement: only when it is done may no two of a room overlap. */
export async function updateSlots(tx: Transaction, slots: readonly PlanSlot[]): Promise<void> {
  if (slots.length === 0) return;
  await tx.execute(sql`
    update ${auditionSlots}
    set starts_at = it."startsAt", ends_at = it."endsAt", capacity = it.capacity
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as it(id uuid, "startsAt" timestamptz, "endsAt" timestamptz, capacity smallint)
    where ${auditionSlots.id} = it.id
  `);
}

export async function deleteSeats(
  tx: Transaction,
  auditionId: string,
  seats: readonly Omit<PlanSeat, 'slotId'>[],
): Promise<void> {
  if (seats.length === 0) return;
  await tx.execute(sql`
    delete from ${auditionSeats}
    using jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
      as it("talentProfileId" uuid, "roleId" uuid)
    where ${auditionSeats.auditionId} = ${auditionId}
      and ${auditionSeats.roleId} = it."roleId"
      and ${auditionSeats.talentProfileId} = it."talentProfileId"
  `);
}

export async function putSeats(
  tx: Transaction,
  auditionId: string,
  seats: readonly PlanSeat[],
  now: Date,
): Promise<void> {
  if (seats.length === 0) return;
  await tx.execute(sql`
    insert into ${auditionSeats} (audition_id, role_id, talent_profile_id, slot_id, created_at)
    select ${auditionId}::uuid, it."roleId", it."talentProfileId", it."slotId",
      ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
      as it("talentProfileId" uuid, "roleId" uuid, "slotId" uuid)
    on conflict (audition_id, role_id, talent_profile_id) do update set slot_id = excluded.slot_id
  `);
}
