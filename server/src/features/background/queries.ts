import type { BackgroundStatus } from '@callboard/contract/deal-choices';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { backgroundBookings, backgroundDays } from './tables.ts';

export type DayRow = typeof backgroundDays.$inferSelect;
export type BookingRow = typeof backgroundBookings.$inferSelect;

/** Those who are in it, or may still be. */
const LIVE: BackgroundStatus[] = ['asked', 'confirmed', 'waitlisted'];
/** Of all days of a role together. */
const PEOPLE_SHOWN = 10_000;
const OWN_SHOWN = 500;

const isOneOfThese = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

const talent = { id: talentProfiles.id, photoKey: talentProfiles.photoKey };

/** Who is next among those who wait, beginning with one. */
const waitingPlace = sql<number | null>`case when ${backgroundBookings.status} = 'waitlisted' then (
  select count(*)::int + 1 from ${backgroundBookings} other
  where other.background_day_id = ${backgroundBookings.backgroundDayId}
    and other.status = 'waitlisted' and other.answered_at < ${backgroundBookings.answeredAt}
) end`;

/** Until the transaction ends nobody else says which days a role has. */
export async function lockRole(tx: Transaction, roleId: string) {
  const [role] = await tx
    .select({ cancelledAt: productionRoles.cancelledAt })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('no key update');
  return role;
}

export async function findDay(db: Queryable, dayId: string): Promise<DayRow | undefined> {
  const [day] = await db.select().from(backgroundDays).where(eq(backgroundDays.id, dayId));
  return day;
}

/** Until the transaction ends nobody else gets or loses a place on it. */
export async function lockDay(tx: Transaction, dayId: string): Promise<DayRow | undefined> {
  const [day] = await tx
    .select()
    .from(backgroundDays)
    .where(eq(backgroundDays.id, dayId))
    .for('update');
  return day;
}

/** A role's days in order, which nobody else changes until the transaction ends. */
export async function lockDays(tx: Transaction, roleId: string): Promise<DayRow[]> {
  return tx
    .select()
    .from(backgroundDays)
    .where(eq(backgroundDays.roleId, roleId))
    .orderBy(asc(backgroundDays.id))
    .for('update');
}

export async function listDays(db: Queryable, roleId: string): Promise<DayRow[]> {
  return db
    .select()
    .from(backgroundDays)
    .where(eq(backgroundDays.roleId, roleId))
    .orderBy(asc(backgroundDays.day))
    .limit(LIMITS.backgroundDays);
}

export async function putDays(
  tx: Transaction,
  days: readonly (typeof backgroundDays.$inferInsert)[],
) {
  if (days.length === 0) return;
  await tx
    .insert(backgroundDays)
    .values([...days])
    .onConflictDoUpdate({
      target: [backgroundDays.roleId, backgroundDays.day],
      set: { needed: sql`excluded.needed`, updatedAt: sql`excluded.updated_at` },
    });
}

export async function deleteDays(tx: Transaction, dayIds: readonly string[]) {
  if (dayIds.length === 0) return;
  await tx.delete(backgroundDays).where(inArray(backgroundDays.id, [...dayIds]));
}

export async function updateDay(tx: Transaction, dayId: string, changes: Partial<DayRow>) {
  await tx.update(backgroundDays).set(changes).where(eq(backgroundDays.id, dayId));
}

/** How many of each status there are on these days. */
export async function countBookings(db: Queryable, dayIds: readonly string[]) {
  return db
    .select({
      dayId: backgroundBookings.backgroundDayId,
      status: backgroundBookings.status,
      count: count(),
    })
    .from(backgroundBookings)
    .where(isOneOfThese(backgroundBookings.backgroundDayId, dayIds))
    .groupBy(backgroundBookings.backgroundDayId, backgroundBookings.status);
}

/** When the latest answer for a day came. */
export async function findLatestAnswer(tx: Transaction, dayId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(backgroundBookings.answeredAt) })
    .from(backgroundBookings)
    .where(eq(backgroundBookings.backgroundDayId, dayId));
  return row?.at ?? null;
}

/** Who was asked for these days: in the order of their answers, then those who have not answered. */
export async function listPeople(db: Queryable, dayIds: readonly string[]) {
  return db
    .select({ booking: backgroundBookings, talent, talentName, place: waitingPlace })
    .from(backgroundBookings)
    .innerJoin(talentProfiles, eq(talentProfiles.id, backgroundBookings.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(isOneOfThese(backgroundBookings.backgroundDayId, dayIds))
    .orderBy(
      sql`${backgroundBookings.answeredAt} asc nulls last`,
      asc(talentName),
      asc(backgroundBookings.id),
    )
    .limit(PEOPLE_SHOWN);
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Those of them who were not asked yet, or whose answer or place has ended, are asked. */
export async function insertAsked(
  tx: Transaction,
  rows: readonly (typeof backgroundBookings.$inferInsert)[],
) {
  return tx
    .insert(backgroundBookings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [backgroundBookings.backgroundDayId, backgroundBookings.talentProfileId],
      set: { status: 'asked', answeredAt: null, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${backgroundBookings.status} in ('declined', 'released')`,
    })
    .returning({ id: backgroundBookings.id, talentProfileId: backgroundBookings.talentProfileId });
}

export async function findBooking(db: Queryable, bookingId: string) {
  const [row] = await db
    .select({
      id: backgroundBookings.id,
      status: backgroundBookings.status,
      talentProfileId: backgroundBookings.talentProfileId,
      dayId: backgroundBookings.backgroundDayId,
      roleId: backgroundDays.roleId,
      roleCancelledAt: productionRoles.cancelledAt,
    })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .innerJoin(productionRoles, eq(productionRoles.id, backgroundDays.roleId))
    .where(eq(backgroundBookings.id, bookingId));
  return row;
}
export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export async function updateBookings(
  tx: Transaction,
  bookingIds: readonly string[],
  changes: Partial<BookingRow> & { updatedAt: Date },
) {
  await tx
    .update(backgroundBookings)
    .set(changes)
    .where(isOneOfThese(backgroundBookings.id, bookingIds));
}

type Free = { dayId: string; free: number };

/** Of each day as many as there are places, those who wait longest. */
export async function listNext(tx: Transaction, days: readonly Free[]) {
  const dayIds = days.map(({ dayId }) => dayId);
  const places = days.map(({ free }) => free);
  const { rows } = await tx.execute<{ id: string; talentProfileId: string; dayId: string }>(sql`
    select next.id, next.talent_profile_id as "talentProfileId", given.day_id as "dayId"
    from unnest(${sql.param(dayIds)}::uuid[], ${sql.param(places)}::int[]) as given (day_id, places)
    cross join lateral (
      select ${backgroundBookings.id}, ${backgroundBookings.talentProfileId}
      from ${backgroundBookings}
      where ${backgroundBookings.backgroundDayId} = given.day_id
        and ${backgroundBookings.status} = 'waitlisted'
      order by ${backgroundBookings.answeredAt}, ${backgroundBookings.id}
      limit given.places
    ) next
  `);
  return rows;
}

export async function listConfirmed(tx: Transaction, dayId: string) {
  return tx
    .select({
      id: backgroundBookings.id,
      talentProfileId: backgroundBookings.talentProfileId,
    })
    .from(backgroundBookings)
    .where(
      and(
        eq(backgroundBookings.backgroundDayId, dayId),
        eq(backgroundBookings.status, 'confirmed'),
      ),
    );
}

type Own = { talentProfileIds: readonly string[] } | { bookingId: string };

/** As the talent's side reads them: what waits for an answer first, then the nearest days. */
export async function listOwnBookings(db: Queryable, which: Own, today: string) {
  const isMeant =
    'bookingId' in which
      ? eq(backgroundBookings.id, which.bookingId)
      : isOneOfThese(backgroundBookings.talentProfileId, which.talentProfileIds);
  return db
    .select({
      booking: backgroundBookings,
      day: backgroundDays,
      roleId: productionRoles.id,
      roleTitle: productionRoles.title,
      productionTitle: titleForOutsiders,
      talent,
      talentName,
      place: waitingPlace,
    })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .innerJoin(productionRoles, eq(productionRoles.id, backgroundDays.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, backgroundBookings.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(isMeant)
    .orderBy(
      sql`${backgroundDays.day} < ${today}::date`,
      sql`${backgroundBookings.status} <> 'asked'`,
      sql`abs(${backgroundDays.day} - ${today}::date)`,
      asc(backgroundBookings.id),
    )
    .limit(OWN_SHOWN);
}
export type OwnRow = Awaited<ReturnType<typeof listOwnBookings>>[number];

/** Who is in these days, or may still be. */
export async function listLive(tx: Transaction, dayIds: readonly string[]) {
  return tx
    .select({
      id: backgroundBookings.id,
      talentProfileId: backgroundBookings.talentProfileId,
      dayId: backgroundBookings.backgroundDayId,
    })
    .from(backgroundBookings)
    .where(
      and(
        isOneOfThese(backgroundBookings.backgroundDayId, dayIds),
        inArray(backgroundBookings.status, LIVE),
      ),
    );
}
