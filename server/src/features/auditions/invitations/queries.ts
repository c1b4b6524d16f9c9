import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import type { AuditionKind, AuditionRound } from '@callboard/contract/audition-choices';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { titleForOutsiders } from '../../productions/conditions.ts';
import { productionFiles } from '../../productions/files/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { agencyBetween, isInRosterScope } from '../../representation/conditions.ts';
import type { RosterScope } from '../../representation/policy.ts';
import { rosterEntries } from '../../representation/tables.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { auditionInvitations, auditions, auditionTakes } from '../tables.ts';

type Page = { now: Date; limit: number };
export type InvitationRow = Awaited<ReturnType<typeof listInvitationsOf>>[number];

const { told } = auditions;

/** Those to come with the soonest first, then those that are over with the latest first. */
export async function listInvitationsOf(
  db: Queryable,
  talentProfileIds: readonly string[],
  { now, limit }: Page,
) {
  const fromNow = sql`${auditionInvitations.startsAt} - ${now}::timestamptz`;
  const isTheirs = sql`${auditionInvitations.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`;
  return selectInvitations(db)
    .where(and(isTheirs, isNotNull(told)))
    .orderBy(
      sql`${fromNow} < interval '0'`,
      sql`greatest(${fromNow}, -(${fromNow}))`,
      asc(auditionInvitations.id),
    )
    .limit(limit);
}

/** What was sent and answered. Of the session only what was told of it, never what is planned. */
function selectInvitations(db: Queryable) {
  const application = latestApplication(db);
  return db
    .select({
      id: auditionInvitations.id,
      status: auditionInvitations.status,
      respondedAt: auditionInvitations.respondedAt,
      auditionId: auditionInvitations.auditionId,
      talentProfileId: auditionInvitations.talentProfileId,
      roleId: auditionInvitations.roleId,
      roleTitle: productionRoles.title,
      productionTitle: titleForOutsiders,
      round: sql<AuditionRound>`${told} ->> 'round'`,
      kind: sql<AuditionKind>`${told} ->> 'kind'`,
      startsAt: auditionInvitations.startsAt,
      endsAt: auditionInvitations.endsAt,
      timeZone: sql<string>`${told} ->> 'timeZone'`,
      isToBeChosen: auditionInvitations.isToBeChosen,
      place: sql<string | null>`${told} ->> 'place'`,
      room: auditionInvitations.room,
      note: auditionInvitations.note,
      takes: sql<number>`(
        select count(*)::int from ${auditionTakes}
        where ${auditionTakes.invitationId} = ${auditionInvitations.id}
      )`,
      version: auditionInvitations.version,
      talent: {
        id: talentProfiles.id,
        userId: talentProfiles.userId,
        photoKey: talentProfiles.photoKey,
        name: talentName,
      },
      callId: application.callId,
      applicationId: application.applicationId,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoinLateral(application, sql`true`)
    .$dynamic();
}

/** The one that lives, otherwise the last one: somebody may have applied again. */
function latestApplication(db: Queryable) {
  return db
    .select({
      applicationId: sql<string>`${applications.id}`.as('application_id'),
      callId: applications.callId,
    })
    .from(applications)
    .where(
      and(
        eq(applications.talentProfileId, auditionInvitations.talentProfileId),
        eq(applications.roleId, auditionInvitations.roleId),
      ),
    )
    .orderBy(desc(inArray(applications.status, [...LIVE_STATUSES])), desc(applications.createdAt))
    .limit(1)
    .as('latest_application');
}

/** Everyone in a part of a roster. */
export async function listTalentIdsIn(db: Queryable, scope: RosterScope): Promise<string[]> {
  const rows = await db
    .select({ id: rosterEntries.talentProfileId })
    .from(rosterEntries)
    .where(isInRosterScope(db, scope))
    .limit(LIMITS.rosterTalents);
  return rows.map(({ id }) => id);
}

export async function findInvitation(db: Queryable, invitationId: string) {
  const [row] = await selectInvitations(db).where(
    and(eq(auditionInvitations.id, invitationId), isNotNull(told)),
  );
  return row;
}

/** The rest of what was sent, whose invitation it is, and what this viewer is to them. */
export async function findSent(db: Queryable, invitationId: string, viewerId: string) {
  const [row] = await db
    .select({
      told,
      cancelledAt: auditions.cancelledAt,
      productionId: auditions.productionId,
      proposals: auditionInvitations.proposals,
      accessNote: auditionInvitations.accessNote,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      isViewersTalent: sql<boolean>`${exists(agencyBetween(db, viewerId))}`,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .where(eq(auditionInvitations.id, invitationId));
  return row;
}

/** Papers that were sent along and are still there. */
export async function listSides(db: Queryable, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  return db
    .select({ id: productionFiles.id, fileName: productionFiles.fileName })
    .from(productionFiles)
    .where(inArray(productionFiles.id, [...fileIds]))
    .orderBy(asc(productionFiles.fileName), asc(productionFiles.id));
}
