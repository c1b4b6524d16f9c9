import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import type { CallStatus } from '@callboard/contract/call-summary';
import { and, asc, desc, eq, getTableColumns, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { moderationDecisions, reports } from '../../moderation/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { castingCalls } from '../tables.ts';

type Page = { after: Place | undefined; limit: number; search: string };

const reviewedColumns = {
  id: castingCalls.id,
  status: castingCalls.status,
  role: getTableColumns(productionRoles),
  productionTitle: productions.title,
  synopsis: productions.synopsis,
  companyName: clientCompanies.name,
  postedBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  posterEmail: users.email,
  posterWebsite: clientProfiles.website,
  createdAt: castingCalls.createdAt,
  endedAt: castingCalls.endedAt,
};

/** Whoever posted it; calls from before that was kept are of whoever made the production. */
const posterId = sql`coalesce(${castingCalls.postedByUserId}, ${productions.createdByUserId})`;

/** Those that wait, the longest first; of all others the newest, with the company behind them. */
export async function listCallsByStatus(
  db: Queryable,
  status: CallStatus,
  { after, limit, search }: Page,
) {
  const place = sql`(${castingCalls.createdAt}, ${castingCalls.id})`;
  const waits = status === 'in_review';
  const comes = waits ? sql`>` : sql`<`;
  const inOrder = waits ? asc : desc;
  return db
    .select(reviewedColumns)
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, eq(users.id, posterId))
    .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .where(
      and(
        eq(castingCalls.status, status),
        after && sql`${place} ${comes} (${after.at}, ${after.id})`,
        search === '' ? undefined : isFoundBy(search),
      ),
    )
    .orderBy(inOrder(castingCalls.createdAt), inOrder(castingCalls.id))
    .limit(limit);
}

/** By the role, the production, the company or whoever posted it. */
function isFoundBy(search: string) {
  const folded = sql`public.fold_text(${search})`;
  return or(
    sql`strpos(${productionRoles.foldedTitle}, ${folded}) > 0`,
    sql`strpos(${productions.foldedTitle}, ${folded}) > 0`,
    sql`strpos(public.fold_text(${clientCompanies.name}), ${folded}) > 0`,
    sql`strpos(${users.foldedName}, ${folded}) > 0`,
  );
}

/** A call with everything that a moderator reads of it and of whoever posted it. */
export async function findReviewedCall(db: Queryable, callId: string) {
  const moderatedBy = sql<string | null>`(
    select m.first_name || ' ' || m.last_name from ${users} m
    where m.id = ${castingCalls.moderatorUserId}
  )`;
  const [row] = await db
    .select({
      ...reviewedColumns,
      call: getTableColumns(castingCalls),
      moderatedBy,
      productionTypeId: productions.typeId,
      poster: {
        id: users.id,
        email: users.email,
        jobTitle: clientProfiles.jobTitle,
        website: clientProfiles.website,
        memberSince: users.createdAt,
        professionalStatus: users.verifiedProfessionalStatus,
        suspendedAt: users.suspendedAt,
      },
      applications: db.$count(applications, eq(applications.callId, castingCalls.id)),
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .innerJoin(users, eq(users.id, posterId))
    .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .where(eq(castingCalls.id, callId));
  return row;
}
export type ReviewedRow = NonNullable<Awaited<ReturnType<typeof findReviewedCall>>>;

const ENDED: readonly CallStatus[] = ['closed', 'filled', 'cancelled'];

/** What someone did here before, and what was said of them. */
export async function countHistory(db: Queryable, userId: string) {
  const statuses = await db
    .select({ status: castingCalls.status, count: sql<number>`count(*)::int` })
    .from(castingCalls)
    .where(eq(castingCalls.postedByUserId, userId))
    .groupBy(castingCalls.status);
  const countOf = (...wanted: readonly CallStatus[]) =>
    statuses
      .filter(({ status }) => wanted.includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  const isOpenReport = and(eq(reports.againstUserId, userId), eq(reports.status, 'open'));
  const isWarning = and(
    eq(moderationDecisions.userId, userId),
    eq(moderationDecisions.decision, 'warn'),
    isNull(moderationDecisions.liftedAt),
  );
  return {
    calls: { open: countOf('open'), ended: countOf(...ENDED), rejected: countOf('rejected') },
    openReports: await db.$count(reports, isOpenReport),
    warnings: await db.$count(moderationDecisions, isWarning),
  };
}

/** Their latest calls that were rejected or taken down, other than this one. */
export async function listRejections(
  db: Queryable,
  { userId, callId, most }: { userId: string; callId: string; most: number },
) {
  return db
    .select({
      callId: castingCalls.id,
      roleTitle: productionRoles.title,
      reason: castingCalls.moderatorReason,
      at: castingCalls.endedAt,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .where(
      and(
        eq(castingCalls.postedByUserId, userId),
        eq(castingCalls.status, 'rejected'),
        sql`${castingCalls.id} <> ${callId}`,
      ),
    )
    .orderBy(desc(castingCalls.endedAt), desc(castingCalls.id))
    .limit(most);
}

/** Whose applications are, as far as they know, still in the running. */
export async function listApplicants(db: Queryable, callId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ talentProfileId: applications.talentProfileId })
    .from(applications)
    .where(
      and(
        eq(applications.callId, callId),
        notInArray(applications.toldStatus, [...ENDED_APPLICATION_STATUSES]),
      ),
    );
  return rows.map(({ talentProfileId }) => talentProfileId);
}
