import { FUNNEL_STAGES, type FunnelStage } from '@callboard/contract/analytics';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import {
  answeredPercent,
  isAnswer,
  isCounted,
  isDue,
  medianSeconds,
} from '../../client-profiles/answer-rates/conditions.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { isVisibleProduction } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import type { Period } from '../figures/period.ts';
import { stageNumber } from '../figures/queries.ts';
import { callDays } from '../tables.ts';

/** Whose roles: a company's, as far as one of its clients sees them; everybody's where neither is named. */
export type Scope = {
  companyId: string | undefined;
  userId: string | undefined;
  productionId: string | undefined;
};

export async function findCompany(db: Queryable, userId: string) {
  const [company] = await db
    .select({
      id: clientCompanies.id,
      percent: clientCompanies.answeredPercent,
      days: clientCompanies.answerDays,
    })
    .from(clientProfiles)
    .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .where(eq(clientProfiles.userId, userId));
  return company;
}

const openedAt = sql`min(${castingCalls.openedAt})`;

const isOf = ({ companyId, userId, productionId }: Scope) =>
  and(
    companyId === undefined ? undefined : eq(productions.companyId, companyId),
    userId === undefined ? undefined : isVisibleProduction(userId),
    productionId === undefined ? undefined : eq(productions.id, productionId),
  ) ?? sql`true`;

export type OpenedRole = {
  id: string;
  title: string;
  productionId: string;
  productionTitle: string;
  openedAt: Date;
  needed: number;
};

type Page = { after: Place | undefined; limit: number };

/** Roles whose first call opened in the period, the newest first. */
export async function listOpenedRoles(
  db: Queryable,
  scope: Scope,
  { starts }: Period,
  { after, limit }: Page,
): Promise<OpenedRole[]> {
  return db
    .select({
      id: productionRoles.id,
      title: productionRoles.title,
      productionId: productions.id,
      productionTitle: productions.title,
      openedAt: openedAt.mapWith(castingCalls.openedAt) as SQL<Date>,
      needed: productionRoles.countNeeded,
    })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(castingCalls, eq(castingCalls.roleId, productionRoles.id))
    .where(isOf(scope))
    .groupBy(productionRoles.id, productions.id)
    .having(
      and(
        sql`${openedAt} >= ${starts.now} and ${openedAt} < ${starts.end}`,
        after && sql`(${openedAt}, ${productionRoles.id}) < (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(sql`${openedAt} desc, ${productionRoles.id} desc`)
    .limit(limit);
}

/**
 * What is known of each application to these roles (`roles` has a `role_id`). How far it came is told by
 * the team's own moves, also those that the talent has not heard of, and without those that were taken
 * back: these are the team's figures. When it was answered is what the talent was told.
 */
const factsOf = (now: Date) => sql`
  select ${applications.roleId} as role_id, ${applications.createdAt} as applied_at,
    ${applications.toldStatus} as told_status, ${isDue(now)} as is_due,
    case when ${applications.status} = 'booked' then ${applications.statusSince} end as booked_at,
    greatest(${stageNumber(applications.status)}, history.stage) as stage,
    history.answered_at
  from roles
  join ${applications} on ${applications.roleId} = roles.role_id
  join ${castingCalls} on ${castingCalls.id} = ${applications.callId}
  cross join lateral (
    select max(${stageNumber(applicationStatusChanges.toStatus)})
        filter (where ${applicationStatusChanges.undoneAt} is null) as stage,
      min(${applicationStatusChanges.toldAt}) filter (where ${isAnswer}) as answered_at
    from ${applicationStatusChanges}
    where ${applicationStatusChanges.applicationId} = ${applications.id}
  ) as history`;

const answeredAt = sql`answered_at`;
const isInRate = sql`(is_due and ${isCounted(answeredAt, sql`told_status`)})`;
const rates = sql`
  ${answeredPercent(answeredAt, isInRate)} as "answeredPercent",
  round(${medianSeconds(answeredAt, sql`applied_at`, isInRate)} / 3600)::int as "medianAnswerHours"`;

const funnelColumns = sql.join(
  FUNNEL_STAGES.map(
    (stage, place) =>
      sql`count(*) filter (where stage >= ${sql.raw(String(place))})::int as ${sql.identifier(stage)}`,
  ),
  sql`, `,
);

/** When as many had said yes as are needed; none while that is not so. */
const filledAt = (needed: SQL) => sql`
  (array_agg(booked_at order by booked_at) filter (where booked_at is not null))[${needed}]`;

type Rates = { answeredPercent: number | null; medianAnswerHours: number | null };

export type RoleFigures = Rates &
  Record<FunnelStage, number> & {
    roleId: string;
    bookedNow: number;
    filledAt: Date | null;
    callViews: number;
  };

/** Of each of these roles. */
export async function countRoles(
  db: Queryable,
  roles: readonly OpenedRole[],
  now: Date,
): Promise<RoleFigures[]> {
  const { rows } = await db.execute<RoleFigures & { filledAt: string | null }>(sql`
    with roles as (
      select * from unnest(
        ${sql.param(roles.map(({ id }) => id))}::uuid[],
        ${sql.param(roles.map(({ needed }) => needed))}::int[]
      ) as r(role_id, needed)
    ), facts as (${factsOf(now)}), views as (
      select ${castingCalls.roleId} as role_id, sum(${callDays.views})::int as views
      from roles
      join ${castingCalls} on ${castingCalls.roleId} = roles.role_id
      join ${callDays} on ${callDays.callId} = ${castingCalls.id}
      group by 1
    ), counted as (
      select roles.role_id, ${funnelColumns}, ${rates},
        count(booked_at)::int as "bookedNow", ${filledAt(sql`roles.needed`)} as "filledAt"
      from roles left join facts on facts.role_id = roles.role_id
      group by roles.role_id, roles.needed
    )
    select counted.*, counted.role_id as "roleId", coalesce(views.views, 0) as "callViews"
    from counted left join views on views.role_id = counted.role_id`);
  return rows.map((row) => ({ ...row, filledAt: row.filledAt && new Date(row.filledAt) }));
}

export type Totals = Rates & {
  isNow: boolean;
  roles: number;
  filled: number;
  applied: number;
  daysToFill: number | null;
};

/** Of all roles whose first call opened in the period, and of those in the one before it. */
export async function countTotals(
  db: Queryable,
  scope: Scope,
  { starts }: Period,
  now: Date,
): Promise<Totals[]> {
  const { rows } = await db.execute<Totals>(sql`
    with roles as materialized (
      select ${productionRoles.id} as role_id, ${productionRoles.countNeeded} as needed,
        ${openedAt} as opened_at, ${openedAt} >= ${starts.now} as is_now
      from ${productionRoles}
      join ${productions} on ${productions.id} = ${productionRoles.productionId}
      join ${castingCalls} on ${castingCalls.roleId} = ${productionRoles.id}
      where ${isOf(scope)}
      group by ${productionRoles.id}
      having ${openedAt} >= ${starts.before} and ${openedAt} < ${starts.end}
    ), facts as materialized (${factsOf(now)}), fills as (
      select roles.is_now, ${filledAt(sql`roles.needed`)} - roles.opened_at as took
      from roles left join facts on facts.role_id = roles.role_id
      group by roles.role_id, roles.needed, roles.opened_at, roles.is_now
    ), filled as (
      select is_now, count(*)::int as roles, count(took)::int as filled,
        ceil(extract(epoch from percentile_cont(0.5) within group (order by took)) / 86400)::int as days
      from fills group by is_now
    ), answered as (
      select roles.is_now, count(*)::int as applied, ${rates}
      from roles join facts on facts.role_id = roles.role_id group by roles.is_now
    )
    select filled.is_now as "isNow", filled.roles, filled.filled, filled.days as "daysToFill",
      coalesce(answered.applied, 0) as applied, answered."answeredPercent", answered."medianAnswerHours"
    from filled left join answered on answered.is_now = filled.is_now`);
  return rows;
}
