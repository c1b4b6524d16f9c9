import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { and, asc, desc, eq, exists, gte, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { auditionInvitations } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { agencyBetween } from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { applicationStatusChanges, applications } from '../tables.ts';

export type Scope = 'live' | 'ended' | 'all';
type Page = { scope: Scope; now: Date; after: Place | undefined; limit: number };

const submitters = alias(users, 'submitters');
const fullName = (user: typeof users | typeof submitters) =>
  sql<string>`${user.firstName} || ' ' || ${user.lastName}`;
const talentName = sql<string>`coalesce(${talentProfiles.stageName}, ${fullName(users)})`;
const submitterName = sql<string>`case when ${submitters.id} = ${users.id} then ${talentName} else ${fullName(submitters)} end`;

/** Of these talents, with the latest change first, each with the audition that comes next. */
export async function listOwnApplications(
  db: Queryable,
  talentProfileIds: readonly string[],
  { scope, now, after, limit }: Page,
) {
  const { id, toldSince } = applications;
  const isFurther = after && sql`(${toldSince}, ${id}) < (${after.at}, ${after.id})`;
  const isTheirs = sql`${applications.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`;
  return selectOwn(db, now)
    .where(and(isTheirs, isInScope(scope), isFurther))
    .orderBy(desc(toldSince), desc(id))
    .limit(limit);
}

export async function findOwnApplication(db: Queryable, applicationId: string, now: Date) {
  const [row] = await selectOwn(db, now).where(eq(applications.id, applicationId));
  return row;
}

/** What the talent's side may know of an application: what they were told, never where it stands. */
function selectOwn(db: Queryable, now: Date) {
  const next = nextAudition(db, now);
  return db
    .select({
      id: applications.id,
      roleId: applications.roleId,
      roleTitle: productionRoles.title,
      requestedMedia: productionRoles.requestedMedia,
      selfTape: productionRoles.selfTape,
      productionTitle: titleForOutsiders,
      callId: applications.callId,
      callStatus: castingCalls.status,
      callDeadline: castingCalls.deadlineAt,
      callVersion: applications.callVersion,
      currentVersion: castingCalls.version,
      status: applications.toldStatus,
      statusSince: applications.toldSince,
      answer: applications.toldAnswer,
      createdAt: applications.createdAt,
      note: applications.note,
      answers: applications.answers,
      talent: {
        id: talentProfiles.id,
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
        photoKey: talentProfiles.photoKey,
      },
      talentName,
      submitterName,
      agencyName: businessPortfolios.name,
      nextAudition: {
        invitationId: next.invitationId,
        at: next.at,
        respondedAt: next.respondedAt,
      },
    })
    .from(applications)
    .innerJoin(castingCalls, eq(castingCalls.id, applications.callId))
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(submitters, eq(submitters.id, applications.submittedByUserId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .leftJoinLateral(next, sql`true`)
    .$dynamic();
}

function isInScope(scope: Scope) {
  if (scope === 'all') return undefined;
  const isAmong = scope === 'ended' ? inArray : notInArray;
  return isAmong(applications.toldStatus, [...ENDED_APPLICATION_STATUSES]);
}

/** The soonest audition for the application's role that was accepted or waits for an answer. */
function nextAudition(db: Queryable, now: Date) {
  return db
    .select({
      invitationId: sql<string>`${auditionInvitations.id}`.as('invitation_id'),
      at: auditionInvitations.startsAt,
      respondedAt: auditionInvitations.respondedAt,
    })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.talentProfileId, applications.talentProfileId),
        eq(auditionInvitations.roleId, applications.roleId),
        inArray(auditionInvitations.status, ['pending', 'accepted']),
        gte(auditionInvitations.startsAt, now),
      ),
    )
    .orderBy(asc(auditionInvitations.startsAt), asc(auditionInvitations.id))
    .limit(1)
    .as('next_audition');
}

/** Whose application it is, and what this viewer is to them. */
export async function findTalentOf(db: Queryable, applicationId: string, viewerId: string) {
  const [row] = await db
    .select({
      talentProfileId: talentProfiles.id,
      callId: applications.callId,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      isViewersTalent: sql<boolean>`${exists(agencyBetween(db, viewerId))}`,
    })
    .from(applications)
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .where(eq(applications.id, applicationId));
  return row;
}

/** To which role it is, which never changes. */
export async function findRoleOf(
  db: Queryable,
  applicationId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ roleId: applications.roleId })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row?.roleId;
}

/** Where it stands for the team, for rules only. Nobody else moves it until the transaction ends. */
export async function lockApplication(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .select({
      id: applications.id,
      roleId: applications.roleId,
      callId: applications.callId,
      callVersion: applications.callVersion,
      talentProfileId: applications.talentProfileId,
      status: applications.status,
    })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update');
  return row;
}

export async function updateApplication(
  tx: Transaction,
  applicationId: string,
  changes: Partial<typeof applications.$inferInsert> & { updatedAt: Date },
) {
  await tx.update(applications).set(changes).where(eq(applications.id, applicationId));
}

export async function insertStatusChanges(
  tx: Transaction,
  rows: readonly (typeof applicationStatusChanges.$inferInsert)[],
) {
  await tx.insert(applicationStatusChanges).values([...rows]);
}
