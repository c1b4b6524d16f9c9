import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { auditionInvitations } from '../auditions/tables.ts';
import { backgroundBookings, backgroundDays } from '../background/tables.ts';
import { holds } from '../deals/holds/tables.ts';
import { offers } from '../deals/offers/tables.ts';
import { talentAvailability } from '../talent-profiles/availability/tables.ts';

type Talents = readonly string[];

const isOneOfThese = (column: PgColumn, ids: Talents): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** Days that these talents booked out, between two days. */
export async function listBookedOut(db: Queryable, ids: Talents, from: string, to: string) {
  return db
    .select({
      talentProfileId: talentAvailability.talentProfileId,
      from: talentAvailability.from,
      to: talentAvailability.to,
    })
    .from(talentAvailability)
    .where(
      and(
        isOneOfThese(talentAvailability.talentProfileId, ids),
        eq(talentAvailability.kind, 'booked_out'),
        lte(talentAvailability.from, to),
        gte(talentAvailability.to, from),
      ),
    );
}

/** What these talents accepted between two moments; tapes take no time. */
export async function listAccepted(db: Queryable, ids: Talents, from: Date, to: Date) {
  return db
    .select({
      talentProfileId: auditionInvitations.talentProfileId,
      auditionId: auditionInvitations.auditionId,
      from: auditionInvitations.startsAt,
      to: auditionInvitations.endsAt,
    })
    .from(auditionInvitations)
    .where(
      and(
        isOneOfThese(auditionInvitations.talentProfileId, ids),
        inArray(auditionInvitations.status, ['accepted', 'attended']),
        eq(auditionInvitations.isToBeChosen, false),
        lt(auditionInvitations.startsAt, auditionInvitations.endsAt),
        lt(auditionInvitations.startsAt, to),
        gt(auditionInvitations.endsAt, from),
      ),
    );
}

/** Days that these talents keep for someone, between two days: first holds, and what is confirmed. */
export async function listHeld(db: Queryable, ids: Talents, from: string, to: string) {
  return db
    .select({
      talentProfileId: holds.talentProfileId,
      roleId: holds.roleId,
      from: holds.from,
      to: holds.to,
    })
    .from(holds)
    .where(
      and(
        isOneOfThese(holds.talentProfileId, ids),
        inArray(holds.status, ['given', 'confirmed']),
        eq(holds.rank, 'first'),
        lte(holds.from, to),
        gte(holds.to, from),
      ),
    );
}

/** Days for which these talents are booked, by the offer that they accepted, between two days. */
export async function listBooked(db: Queryable, ids: Talents, from: string, to: string) {
  const day = {
    from: sql<string>`booked.days ->> 'from'`,
    to: sql<string>`booked.days ->> 'to'`,
  };
  return db
    .select({
      talentProfileId: applications.talentProfileId,
      roleId: applications.roleId,
      ...day,
    })
    .from(applications)
    .innerJoin(offers, eq(offers.applicationId, applications.id))
    .innerJoin(sql`jsonb_array_elements(${offers.terms} -> 'days') as booked(days)`, sql`true`)
    .where(
      and(
        isOneOfThese(applications.talentProfileId, ids),
        eq(applications.status, 'booked'),
        eq(offers.status, 'accepted'),
        lte(day.from, to),
        gte(day.to, from),
      ),
    );
}

/** Days among many for which these talents have a place, between two days. */
export async function listPlaces(db: Queryable, ids: Talents, from: string, to: string) {
  return db
    .select({
      talentProfileId: backgroundBookings.talentProfileId,
      roleId: backgroundDays.roleId,
      from: backgroundDays.day,
      to: backgroundDays.day,
    })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .where(
      and(
        isOneOfThese(backgroundBookings.talentProfileId, ids),
        eq(backgroundBookings.status, 'confirmed'),
        lte(backgroundDays.day, to),
        gte(backgroundDays.day, from),
      ),
    );
}
