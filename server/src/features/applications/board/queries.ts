import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { type BoardCounts, NOBODY_YET } from '@callboard/contract/board-counts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { media } from '../../media/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { verifiedKinds } from '../../talent-profiles/conditions.ts';
import { talentUnions } from '../../talent-profiles/info/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { talentTraits } from '../../talent-profiles/traits/tables.ts';
import { applicationMedia, applications } from '../tables.ts';
import { applicationMarks, applicationNotes, applicationTags } from '../triage/tables.ts';

/** An application, and how a person stands to its production. */
export async function findApplicationStanding(
  db: Queryable,
  applicationId: string,
  userId: string,
) {
  const [row] = await db
    .select({
      ...standingColumns,
      applicationId: applications.id,
      roleId: applications.roleId,
      talentProfileId: applications.talentProfileId,
    })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(applications.id, applicationId));
  return row;
}

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

const unionIds = sql<string[]>`array(
  select ${talentUnions.unionId} from ${talentUnions}
  where ${talentUnions.talentProfileId} = ${applications.talentProfileId}
  order by ${talentUnions.unionId}
)`;
const tags = sql<string[]>`array(
  select distinct ${applicationTags.tag} from ${applicationTags}
  where ${applicationTags.applicationId} = ${applications.id}
  order by ${applicationTags.tag}
)`;
const noteCount = sql<number>`(
  select count(*)::int from ${applicationNotes}
  where ${applicationNotes.applicationId} = ${applications.id}
)`;
const reelMs = sql<number | null>`(
  select max(${media.durationMs}) from ${applicationMedia}
  join ${media} on ${media.id} = ${applicationMedia.mediaId}
  where ${applicationMedia.applicationId} = ${applications.id} and ${media.kind} = 'video'
)`;

const card = {
  id: applications.id,
  talentProfileId: applications.talentProfileId,
  stageName: talentProfiles.stageName,
  fullName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  photoKey: talentProfiles.photoKey,
  playingAgeMin: talentProfiles.playingAgeMin,
  playingAgeMax: talentProfiles.playingAgeMax,
  city: talentProfiles.city,
  region: talentProfiles.region,
  dateOfBirth: talentProfiles.dateOfBirth,
  gender: talentProfiles.gender,
  heightCm: talentTraits.heightCm,
  unionIds,
  agencyName: businessPortfolios.name,
  status: applications.status,
  statusSince: applications.statusSince,
  createdAt: applications.createdAt,
  unsentAnswer: applications.unsentAnswer,
  teamReason: applications.teamReason,
  fitMet: applications.fitMet,
  fitAsked: applications.fitAsked,
  pick: applicationMarks.pick,
  ownRating: applicationMarks.rating,
  ratingTotal: applications.ratingTotal,
  ratingCount: applications.ratingCount,
  tags,
  noteCount,
  reelMs,
  selfTapeMediaId: applications.selfTapeMediaId,
  callVersion: applications.callVersion,
  currentVersion: castingCalls.version,
  verified: verifiedKinds,
};

function cardsOf(db: Queryable, viewerId: string, which: SQL) {
  return db
    .select(card)
    .from(applications)
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(castingCalls, eq(castingCalls.id, applications.callId))
    .leftJoin(talentTraits, eq(talentTraits.talentProfileId, applications.talentProfileId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, applications.portfolioId))
    .leftJoin(
      applicationMarks,
      and(
        eq(applicationMarks.applicationId, applications.id),
        eq(applicationMarks.userId, viewerId),
      ),
    )
    .where(which);
}

type Page = { ids: readonly string[] | undefined; after: Place | undefined; limit: number };

/** A role's applications as one team member sees them, the newest first. */
export async function listCards(
  db: Queryable,
  roleId: string,
  viewerId: string,
  { ids, after, limit }: Page,
) {
  const { id, createdAt } = applications;
  const isFurther =
    after &&
    sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  // The page is found in its index alone; only then is everything else looked up for its rows.
  const page = db
    .select({ id })
    .from(applications)
    .where(and(eq(applications.roleId, roleId), ids && inArray(id, [...ids]), isFurther))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return cardsOf(db, viewerId, inArray(id, page)).orderBy(desc(createdAt), desc(id));
}

export async function findCard(db: Queryable, applicationId: string, viewerId: string) {
  const [row] = await cardsOf(db, viewerId, eq(applications.id, applicationId));
  return row;
}

/** How many stand where. Whoever waits in the tray is counted there and nowhere else. */
export async function countBoard(db: Queryable, roleId: string): Promise<BoardCounts> {
  const column = sql<keyof BoardCounts>`case
    when ${applications.unsentAnswer} is not null then 'unsent'
    when ${inArray(applications.status, [...ENDED_APPLICATION_STATUSES])} then 'ended'
    else ${applications.status} end`;
  const rows = await db
    .select({ column, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.roleId, roleId))
    .groupBy(sql`1`);
  const counts = { ...NOBODY_YET };
  for (const { column: name, count } of rows) {
    counts[name] = count;
    counts.all += count;
  }
  return counts;
}
