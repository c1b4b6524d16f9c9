import type { ProductionStatus } from '@callboard/contract/production-choices';
import type { Funnel } from '@callboard/contract/productions';
import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { literals } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { productionTypes } from '../../reference-data/tables.ts';
import { isVisibleProduction } from '../queries.ts';
import { productionRoles } from '../roles/tables.ts';
import { productions } from '../tables.ts';

const standAt = (...statuses: (typeof applications.$inferSelect)['status'][]) =>
  sql`count(*) filter (where ${applications.status} in (${literals(statuses)}))`;

/**
 * How many of a production's applicants stand where. `applied` are all who have not withdrawn, and
 * `new` those whom nobody has opened. From `shortlisted` on each step counts those who stand there or
 * further: whoever is booked was shortlisted too. Who is out of it (a no, a release, a declined offer,
 * a cancelled role) has applied and is counted nowhere else.
 */
export const funnel = sql<Funnel>`(
  select jsonb_build_object(
    'applied', count(*) filter (where ${applications.status} <> 'withdrawn'),
    'new', ${standAt('submitted')},
    'shortlisted', ${standAt('shortlisted', 'audition', 'callback', 'offered', 'booked')},
    'audition', ${standAt('audition', 'callback', 'offered', 'booked')},
    'callback', ${standAt('callback', 'offered', 'booked')},
    'offered', ${standAt('offered', 'booked')},
    'booked', ${standAt('booked')})
  from ${productionRoles}
  join ${applications} on ${applications.roleId} = ${productionRoles.id}
  where ${productionRoles.productionId} = ${productions.id})`;

const roleCount = sql<number>`(
  select count(*)::int from ${productionRoles}
  where ${productionRoles.productionId} = ${productions.id}
    and ${productionRoles.cancelledAt} is null)`;

const ofOpenCalls = (what: SQL) => sql`(
  select ${what} from ${productionRoles}
  join ${castingCalls} on ${castingCalls.roleId} = ${productionRoles.id}
  where ${productionRoles.productionId} = ${productions.id} and ${castingCalls.status} = 'open')`;

const openCallCount = sql<number>`${ofOpenCalls(sql`count(*)::int`)}`;

const nextDeadline = (now: Date) =>
  sql<Date | null>`${ofOpenCalls(
    sql`min(${castingCalls.deadlineAt}) filter (where ${castingCalls.deadlineAt} > ${now})`,
  )}`.mapWith(castingCalls.deadlineAt);

/** Who makes it: the client's own company where nothing else is said. */
export const companyName = sql<string>`coalesce(${productions.companyName}, ${clientCompanies.name})`;

export type Wanted = {
  /** Whose; everybody's where nobody is named. */
  userId: string | undefined;
  isArchived: boolean;
  search: string | undefined;
  statuses: readonly ProductionStatus[] | undefined;
};

function isWanted({ userId, isArchived, search, statuses }: Wanted) {
  const folded = sql`public.fold_text(${search ?? ''})`;
  const { archivedAt, foldedTitle } = productions;
  return and(
    userId === undefined ? undefined : isVisibleProduction(userId),
    isArchived ? isNotNull(archivedAt) : isNull(archivedAt),
    statuses && inArray(productions.status, [...statuses]),
    // Folded text has no signs that mean something in a pattern. Signs alone find nothing.
    search ? sql`${folded} <> '' and ${foldedTitle} like '%' || ${folded} || '%'` : undefined,
  );
}

type Page = { after: Place | undefined; limit: number; now: Date };
export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** Those changed last first, each with how it fares, in one statement. */
export async function listSummaries(db: Queryable, wanted: Wanted, { after, limit, now }: Page) {
  const { id, updatedAt } = productions;
  const isFurther = after && sql`(${updatedAt}, ${id}) < (${after.at}, ${after.id})`;
  return db
    .select({
      id,
      title: productions.title,
      codeName: productions.codeName,
      isConfidential: productions.isConfidential,
      typeId: productions.typeId,
      type: productionTypes.name,
      status: productions.status,
      companyName,
      roleCount,
      openCallCount,
      funnel,
      nextDeadlineAt: nextDeadline(now),
      coverFolder: productions.coverFolder,
      archivedAt: productions.archivedAt,
      createdAt: productions.createdAt,
      updatedAt,
    })
    .from(productions)
    .innerJoin(productionTypes, eq(productionTypes.id, productions.typeId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .where(and(isWanted(wanted), isFurther))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

/** How many there are of each status. */
export async function countByStatus(db: Queryable, wanted: Omit<Wanted, 'statuses'>) {
  return db
    .select({ status: productions.status, count: count() })
    .from(productions)
    .where(isWanted({ ...wanted, statuses: undefined }))
    .groupBy(productions.status);
}
