import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { type SQL, sql } from 'drizzle-orm';
import { literals } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { clientCompanies } from '../tables.ts';

/** What only the team, or a role that was cut, brings about. Having been looked at is no answer. */
const ANSWERING = [
  'shortlisted',
  'audition',
  'callback',
  'offered',
  'not_selected',
  'released',
  'role_cancelled',
] as const satisfies readonly ApplicationStatus[];

/** Whoever applied longer ago than this might have been answered. */
const TIME_TO_ANSWER_MS = 14 * 24 * 60 * 60 * 1000;

/** Of a move: that it answers, once it was told. */
export const isAnswer = sql`(${applicationStatusChanges.toStatus} in (${literals(ANSWERING)})
  and ${applicationStatusChanges.undoneAt} is null)`;

/** Of an application: that it had its time to be answered, or its call ended before. */
export function isDue(now: Date): SQL {
  const dueBefore = new Date(now.getTime() - TIME_TO_ANSWER_MS);
  return sql`(${applications.createdAt} <= ${dueBefore} or ${castingCalls.endedAt} is not null)`;
}

/** Whoever withdrew before there was an answer is not counted: nobody was left waiting. */
export function isCounted(answeredAt: SQL, toldStatus: SQL): SQL {
  return sql`(${answeredAt} is not null or ${toldStatus} <> 'withdrawn')`;
}

/** What share was answered, in per cent; null of nobody. */
export function answeredPercent(answeredAt: SQL, which: SQL = sql`true`): SQL {
  return sql`round(100.0 * count(${answeredAt}) filter (where ${which})
    / nullif(count(*) filter (where ${which}), 0))::int`;
}

/** How long it took until half of the answers were there, in seconds. */
export function medianSeconds(answeredAt: SQL, appliedAt: SQL, which: SQL = sql`true`): SQL {
  return sql`extract(epoch from percentile_cont(0.5) within group (order by ${answeredAt} - ${appliedAt})
    filter (where ${answeredAt} is not null and ${which}))`;
}

const answeredAt = sql`answered_at`;

type Scope = {
  now: Date;
  /** Applications from then on. */
  since: Date;
  /** With fewer there is too little to tell. */
  enough: number;
  /** Every company's where none is named. */
  companyId: string | undefined;
};

/** One statement for all companies. Those whose figures stay the same are not written. */
export async function updateAnswerRates(db: Queryable, scope: Scope): Promise<void> {
  const isCompany =
    scope.companyId === undefined ? sql`true` : sql`${clientCompanies.id} = ${scope.companyId}`;
  await db.execute(sql`
    with due as (
      select ${productions.companyId} as company_id, ${applications.createdAt} as applied_at,
        ${applications.toldStatus} as told_status, (
          select min(${applicationStatusChanges.toldAt}) from ${applicationStatusChanges}
          where ${applicationStatusChanges.applicationId} = ${applications.id}
            and ${isAnswer}
        ) as answered_at
      from ${clientCompanies}
      join ${productions} on ${productions.companyId} = ${clientCompanies.id}
      join ${productionRoles} on ${productionRoles.productionId} = ${productions.id}
      join ${applications} on ${applications.roleId} = ${productionRoles.id}
      join ${castingCalls} on ${castingCalls.id} = ${applications.callId}
      where ${isCompany} and ${applications.createdAt} >= ${scope.since}
        and ${isDue(scope.now)}
    ), figures as (
      select company_id, ${answeredPercent(answeredAt)} as percent,
        ceil(${medianSeconds(answeredAt, sql`applied_at`)} / 86400)::int as days
      from due
      where ${isCounted(answeredAt, sql`told_status`)}
      group by company_id
      having count(*) >= ${scope.enough}
    ), all_figures as (
      select ${clientCompanies.id} as company_id, figures.percent, figures.days
      from ${clientCompanies} left join figures on figures.company_id = ${clientCompanies.id}
      where ${isCompany}
    )
    update client_companies
    set answered_percent = all_figures.percent, answer_days = all_figures.days
    from all_figures
    where client_companies.id = all_figures.company_id
      and (client_companies.answered_percent, client_companies.answer_days)
        is distinct from (all_figures.percent, all_figures.days)
  `);
}
