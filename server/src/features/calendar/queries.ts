import type { InvitationStatus } from '@callboard/contract/audition-choices';
import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { auditionInvitations, auditionSlots, auditions } from '../auditions/tables.ts';
import { users } from '../auth/tables.ts';
import { backgroundBookings, backgroundDays } from '../background/tables.ts';
import { holds } from '../deals/holds/tables.ts';
import {
  isCollaboration,
  isVisibleProduction,
  standingColumns,
  titleForOutsiders,
} from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../productions/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { calendarFeeds } from './tables.ts';

/** The one before it stops. */
export async function putFeed(db: Queryable, feed: typeof calendarFeeds.$inferInsert) {
  const { tokenHash, createdAt } = feed;
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } });
}

export async function hasFeed(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(calendarFeeds, eq(calendarFeeds.userId, userId))) > 0;
}

/** Whether there was one. */
export async function deleteFeed(db: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return rowCount === 1;
}

/** Whose feed it is, unless they are shut out. */
export async function findReader(db: Queryable, tokenHash: string) {
  const [reader] = await db
    .select({ id: users.id, role: users.role, countryId: users.countryId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.suspendedAt)));
  return reader;
}

const isOneOfThese = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`;

const talent = {
  userId: talentProfiles.userId,
  name: talentName,
};

/** What was sent, and nothing of what is planned. */
const sentColumns = {
  id: auditionInvitations.id,
  status: auditionInvitations.status,
  version: auditionInvitations.version,
  startsAt: auditionInvitations.startsAt,
  endsAt: auditionInvitations.endsAt,
  room: auditionInvitations.room,
  isToBeChosen: auditionInvitations.isToBeChosen,
  updatedAt: auditionInvitations.updatedAt,
  talentProfileId: auditionInvitations.talentProfileId,
  told: auditions.told,
  roleTitle: productionRoles.title,
  titleForOutsiders,
  talent,
};
export type SentRow = Awaited<ReturnType<typeof listSent>>[number];

/** An invitation, with how someone stands to its production. */
export async function findInvitation(db: Queryable, invitationId: string, userId: string) {
  const [row] = await db
    .select({
      ...sentColumns,
      auditionId: auditions.id,
      productionTitle: productions.title,
      standing: standingColumns,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(auditionInvitations.id, invitationId));
  return row;
}

type Page = { since: Date; limit: number };
const SHOWN: InvitationStatus[] = ['pending', 'accepted', 'attended'];

/** What these talents accepted or are asked to, the earliest first. */
export async function listSent(
  db: Queryable,
  talentIds: readonly string[],
  { since, limit }: Page,
) {
  return db
    .select(sentColumns)
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        isOneOfThese(auditionInvitations.talentProfileId, talentIds),
        inArray(auditionInvitations.status, SHOWN),
        isNull(auditions.cancelledAt),
        gte(auditionInvitations.endsAt, since),
      ),
    )
    .orderBy(asc(auditionInvitations.startsAt), asc(auditionInvitations.id))
    .limit(limit);
}

/** What the days are for, and whose they are. */
const ofRole = { roleTitle: productionRoles.title, titleForOutsiders, talent };

type DayPage = { since: string; limit: number };
export type DaysRow = Awaited<ReturnType<typeof listHeld>>[number];

/** Days that these talents keep for someone. */
export async function listHeld(
  db: Queryable,
  talentIds: readonly string[],
  { since, limit }: DayPage,
) {
  return db
    .select({
      id: holds.id,
      isConfirmed: sql<boolean>`${holds.status} = 'confirmed'`,
      from: holds.from,
      to: holds.to,
      updatedAt: holds.updatedAt,
      ...ofRole,
    })
    .from(holds)
    .innerJoin(productionRoles, eq(productionRoles.id, holds.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, holds.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        isOneOfThese(holds.talentProfileId, talentIds),
        inArray(holds.status, ['given', 'confirmed']),
        gte(holds.to, since),
      ),
    )
    .orderBy(asc(holds.from), asc(holds.id))
    .limit(limit);
}

/** Days on which these talents have a place among many. */
export async function listBackground(
  db: Queryable,
  talentIds: readonly string[],
  { since, limit }: DayPage,
) {
  return db
    .select({
      id: backgroundBookings.id,
      isConfirmed: sql<boolean>`true`,
      from: backgroundDays.day,
      to: backgroundDays.day,
      updatedAt: backgroundBookings.updatedAt,
      ...ofRole,
    })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .innerJoin(productionRoles, eq(productionRoles.id, backgroundDays.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, backgroundBookings.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        isOneOfThese(backgroundBookings.talentProfileId, talentIds),
        eq(backgroundBookings.status, 'confirmed'),
        isNull(productionRoles.cancelledAt),
        gte(backgroundDays.day, since),
      ),
    )
    .orderBy(asc(backgroundDays.day), asc(backgroundBookings.id))
    .limit(limit);
}

/** The sessions of a team's productions, the earliest first. */
export async function listSessions(db: Queryable, userId: string, { since, limit }: Page) {
  return db
    .select({
      id: auditions.id,
      startsAt: auditions.startsAt,
      endsAt: auditions.endsAt,
      round: auditions.round,
      kind: auditions.kind,
      place: auditions.place,
      link: auditions.link,
      timeZone: auditions.timeZone,
      isSent: sql<boolean>`${auditions.sentAt} is not null`,
      updatedAt: auditions.updatedAt,
      productionTitle: productions.title,
    })
    .from(auditions)
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .where(
      and(isVisibleProduction(userId), isNull(auditions.cancelledAt), gte(auditions.endsAt, since)),
    )
    .orderBy(asc(auditions.startsAt), asc(auditions.id))
    .limit(limit);
}
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** How far the clocks of a session's place are ahead. Databases know fewer names of zones. */
type Ahead = { id: string; seconds: number };

/** The days of these sessions, each from its first slot to the end of its last. */
export async function listSlotDays(db: Queryable, sessions: readonly Ahead[], limit: number) {
  const ids = sessions.map(({ id }) => id);
  const seconds = sessions.map((one) => one.seconds);
  const given = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(seconds)}::int[]) as given (id, seconds)`;
  const { auditionId, startsAt, endsAt } = auditionSlots;
  const day = sql<string>`(${startsAt} at time zone 'UTC' + make_interval(secs => given.seconds))::date::text`;
  return db
    .select({
      auditionId,
      day,
      startsAt: sql`min(${startsAt})`.mapWith(startsAt),
      endsAt: sql`max(${endsAt})`.mapWith(endsAt),
    })
    .from(auditionSlots)
    .innerJoin(given, sql`given.id = ${auditionId}`)
    .groupBy(auditionId, sql`2`)
    .orderBy(sql`2`, asc(auditionId))
    .limit(limit);
}
export type SlotDay = Awaited<ReturnType<typeof listSlotDays>>[number];
