import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { auditionInvitations, auditionRoles, auditions } from '../auditions/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { clientCompanies, clientProfiles } from '../client-profiles/tables.ts';
import { isVisibleProduction } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';

/** Whose; the whole platform's where nobody is named. */
type Whose = string | undefined;

function isShown(userId: Whose) {
  return and(
    userId === undefined ? undefined : isVisibleProduction(userId),
    isNull(productions.archivedAt),
  );
}

const invitations = (which: SQL) => sql<number>`(
  select count(*)::int from ${auditionInvitations}
  where ${auditionInvitations.auditionId} = ${auditions.id} and ${which})`;

export async function listNextAuditions(db: Queryable, userId: Whose, now: Date, limit: number) {
  return db
    .select({
      id: auditions.id,
      productionId: productions.id,
      productionTitle: productions.title,
      roleTitles: sql<string[]>`array(
        select ${productionRoles.title} from ${auditionRoles}
        join ${productionRoles} on ${productionRoles.id} = ${auditionRoles.roleId}
        where ${auditionRoles.auditionId} = ${auditions.id} order by ${productionRoles.position})`,
      round: auditions.round,
      kind: auditions.kind,
      startsAt: auditions.startsAt,
      timeZone: auditions.timeZone,
      invited: invitations(sql`${auditionInvitations.status} <> 'cancelled'`),
      accepted: invitations(sql`${auditionInvitations.status} = 'accepted'`),
      pending: invitations(sql`${auditionInvitations.status} = 'pending'`),
    })
    .from(auditions)
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .where(
      and(
        isShown(userId),
        gt(auditions.startsAt, now),
        isNotNull(auditions.sentAt),
        isNull(auditions.cancelledAt),
      ),
    )
    .orderBy(asc(auditions.startsAt), asc(auditions.id))
    .limit(limit);
}

const applicants = (which: SQL) => sql<number>`(
  select count(*)::int from ${applications}
  where ${applications.callId} = ${castingCalls.id} and ${which})`;

type Within = { now: Date; until: Date; limit: number };

export async function listClosingCalls(
  db: Queryable,
  userId: Whose,
  { now, until, limit }: Within,
) {
  return db
    .select({
      callId: castingCalls.id,
      roleId: productionRoles.id,
      roleTitle: productionRoles.title,
      productionTitle: productions.title,
      deadlineAt: castingCalls.deadlineAt,
      applied: applicants(sql`${applications.status} <> 'withdrawn'`),
      new: applicants(sql`${applications.status} = 'submitted'`),
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(
      and(
        isShown(userId),
        isNull(productionRoles.cancelledAt),
        eq(castingCalls.status, 'open'),
        gt(castingCalls.deadlineAt, now),
        lte(castingCalls.deadlineAt, until),
      ),
    )
    .orderBy(asc(castingCalls.deadlineAt), asc(castingCalls.id))
    .limit(limit);
}

/** How many applications came between each of these moments and the next; nothing for none. */
export async function countPerSpan(db: Queryable, userId: Whose, starts: readonly Date[]) {
  const moments = sql`${sql.param(starts.map((start) => start.toISOString()))}::timestamptz[]`;
  const span = sql<number>`width_bucket(${applications.createdAt}, ${moments})`;
  return db
    .select({ span, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(and(isShown(userId), sql`${applications.createdAt} >= (${moments})[1]`))
    .groupBy(sql`1`);
}

type Totals = {
  openCalls: number;
  newApplications: number;
  unsentAnswers: number;
  booked: number;
};

/** How many calls are open, and how many applications stand where something has to be done. */
export async function countTotals(db: Queryable, userId: Whose): Promise<Totals> {
  const ofShown = (table: SQL, which: SQL) => sql`(
    select count(*)::int from ${table} t where t.role_id in (select id from shown) and ${which})`;
  const { rows } = await db.execute<Totals>(sql`
    with shown as materialized (
      select ${productionRoles.id} from ${productionRoles}
      join ${productions} on ${productions.id} = ${productionRoles.productionId}
      where ${isShown(userId)}
    )
    select
      ${ofShown(sql`${castingCalls}`, sql`t.status = 'open'`)} as "openCalls",
      ${ofShown(sql`${applications}`, sql`t.status = 'submitted'`)} as "newApplications",
      ${ofShown(sql`${applications}`, sql`t.unsent_answer is not null`)} as "unsentAnswers",
      ${ofShown(sql`${applications}`, sql`t.status = 'booked'`)} as booked`);
  const [totals] = rows;
  if (totals === undefined) throw new Error('a select without a table returned nothing');
  return totals;
}

/** How reliably the user's company answers. */
export async function findAnswering(db: Queryable, userId: string) {
  const [company] = await db
    .select({ percent: clientCompanies.answeredPercent, days: clientCompanies.answerDays })
    .from(clientProfiles)
    .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .where(eq(clientProfiles.userId, userId));
  return company;
}
