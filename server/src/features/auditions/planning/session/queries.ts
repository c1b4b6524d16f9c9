import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { literals } from '../../../../platform/database/columns.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Place } from '../../../../platform/http/time-cursor.ts';
import { applications } from '../../../applications/tables.ts';
import { users } from '../../../auth/tables.ts';
import { businessPortfolios } from '../../../business-portfolios/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { talentName } from '../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import {
  auditionInvitations,
  auditionRoles,
  auditionSeats,
  auditionSides,
  auditionSlots,
  auditions,
  auditionTakes,
} from '../../tables.ts';

type Ids = readonly string[];
type Asked = { roleId: string | undefined; after: Place | undefined; limit: number; now: Date };

export type SentRow = Awaited<ReturnType<typeof listSent>>[number];
export type SeatRow = Awaited<ReturnType<typeof listPlannedSeats>>[number];

/** A production's sessions: those to come with the soonest first, then the latest. */
export async function listSessions(db: Queryable, productionId: string, asked: Asked) {
  const { roleId, after, limit, now } = asked;
  const { id, startsAt, endsAt } = auditions;
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const isOfRole =
    roleId &&
    inArray(
      id,
      db
        .select({ id: auditionRoles.auditionId })
        .from(auditionRoles)
        .where(eq(auditionRoles.roleId, roleId)),
    );
  return db
    .select()
    .from(auditions)
    .where(
      and(
        eq(auditions.productionId, productionId),
        isOfRole || undefined,
        after && isFurther(isOver, after, now),
      ),
    )
    .orderBy(
      isOver,
      sql`case when ${isOver} then null else ${startsAt} end`,
      sql`case when ${isOver} then ${startsAt} end desc nulls last`,
      sql`case when ${isOver} then null else ${id} end`,
      desc(id),
    )
    .limit(limit);
}

function isFurther(isOver: SQL, { at, id: lastId }: Place, now: Date): SQL {
  const { id, startsAt } = auditions;
  const last = sql`(${at.toISOString()}::timestamptz, ${lastId}::uuid)`;
  const wasOver = sql`coalesce(
    (select last.ends_at from ${auditions} last where last.id = ${lastId}::uuid),
    ${at.toISOString()}::timestamptz) <= ${now.toISOString()}::timestamptz`;
  return sql`case when ${wasOver} then ${isOver} and (${startsAt}, ${id}) < ${last}
    else ${isOver} or (${startsAt}, ${id}) > ${last} end`;
}

export async function listRolesOf(db: Queryable, auditionIds: Ids) {
  return db
    .select({
      auditionId: auditionRoles.auditionId,
      id: productionRoles.id,
      title: productionRoles.title,
    })
    .from(auditionRoles)
    .innerJoin(productionRoles, eq(productionRoles.id, auditionRoles.roleId))
    .where(inArray(auditionRoles.auditionId, [...auditionIds]))
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .limit(auditionIds.length * LIMITS.auditionRoles);
}

export async function listSidesOf(db: Queryable, auditionIds: Ids) {
  return db
    .select({ auditionId: auditionSides.auditionId, fileId: auditionSides.fileId })
    .from(auditionSides)
    .where(inArray(auditionSides.auditionId, [...auditionIds]))
    .orderBy(asc(auditionSides.fileId))
    .limit(auditionIds.length * LIMITS.auditionSides);
}

const slotColumns = {
  startsAt: auditionSlots.startsAt,
  endsAt: auditionSlots.endsAt,
  room: auditionSlots.room,
};

/** Who is in these plans, in the order in which they came into them, and when they are to come. */
export async function listPlannedSeats(db: Queryable, auditionIds: Ids) {
  const { auditionId, talentProfileId, roleId, slotId, createdAt } = auditionSeats;
  return db
    .select({ auditionId, talentProfileId, roleId, slotId, slot: slotColumns })
    .from(auditionSeats)
    .leftJoin(auditionSlots, eq(auditionSlots.id, slotId))
    .where(inArray(auditionId, [...auditionIds]))
    .orderBy(asc(createdAt), asc(talentProfileId), asc(roleId))
    .limit(auditionIds.length * LIMITS.auditionSeats);
}

/** What was sent and answered; of an open booking with the chosen slot as it is now. */
export async function listSent(db: Queryable, auditionIds: Ids) {
  const isOfThese = inArray(auditionInvitations.auditionId, [...auditionIds]);
  // Counted for all of them together: most have none.
  const takes = db
    .select({
      invitationId: auditionTakes.invitationId,
      count: count().as('count'),
      isLate: sql<boolean>`bool_or(${auditionTakes.isLate})`.as('is_late'),
    })
    .from(auditionTakes)
    .innerJoin(auditionInvitations, eq(auditionInvitations.id, auditionTakes.invitationId))
    .where(isOfThese)
    .groupBy(auditionTakes.invitationId)
    .as('takes');
  return db
    .select({
      id: auditionInvitations.id,
      auditionId: auditionInvitations.auditionId,
      talentProfileId: auditionInvitations.talentProfileId,
      roleId: auditionInvitations.roleId,
      status: auditionInvitations.status,
      respondedAt: auditionInvitations.respondedAt,
      startsAt: auditionInvitations.startsAt,
      endsAt: auditionInvitations.endsAt,
      room: auditionInvitations.room,
      isToBeChosen: auditionInvitations.isToBeChosen,
      note: auditionInvitations.note,
      proposals: auditionInvitations.proposals,
      accessNote: auditionInvitations.accessNote,
      checkedInAt: auditionInvitations.checkedInAt,
      dayNote: auditionInvitations.dayNote,
      takes: sql<number>`coalesce(${takes.count}, 0)::int`,
      isLate: sql<boolean>`coalesce(${takes.isLate}, false)`,
      slotId: auditionInvitations.slotId,
      slot: slotColumns,
    })
    .from(auditionInvitations)
    .leftJoin(auditionSlots, eq(auditionSlots.id, auditionInvitations.slotId))
    .leftJoin(takes, eq(takes.invitationId, auditionInvitations.id))
    .where(isOfThese)
    .orderBy(asc(auditionInvitations.createdAt), asc(auditionInvitations.id));
}

export async function listPeople(db: Queryable, talentProfileIds: Ids) {
  return db
    .select({
      id: talentProfiles.id,
      name: talentName,
      photoKey: talentProfiles.photoKey,
      dateOfBirth: talentProfiles.dateOfBirth,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(sql`${talentProfiles.id} = any(${sql.param([...talentProfileIds])}::uuid[])`);
}

/** Of each talent and role the application that has not ended, else the latest. */
export async function listApplicationsOf(db: Queryable, roleIds: Ids, talentProfileIds: Ids) {
  const { roleId, talentProfileId, status, createdAt } = applications;
  return db
    .selectDistinctOn([roleId, talentProfileId], {
      id: applications.id,
      roleId,
      talentProfileId,
      status,
      unsentAnswer: applications.unsentAnswer,
      agencyName: businessPortfolios.name,
    })
    .from(applications)
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .where(
      and(
        inArray(roleId, [...roleIds]),
        sql`${talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`,
      ),
    )
    .orderBy(
      roleId,
      talentProfileId,
      sql`${status} in (${literals(ENDED_APPLICATION_STATUSES)})`,
      desc(createdAt),
    );
}
