import type { ApplicationStatus } from '@callboard/contract/application-moves';
import { sql } from 'drizzle-orm';
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

type Scope = {
  /** Applications since then… */
  since: Date;
  /** …that had until then to be answered, unless their call ended before. */
  dueBefore: Date;
  /** With fewer there is too little to tell. */
  enough: number;
  /** Every company's where none is named. */
  companyId: string | undefined;
};

/**
 * One statement for all companies. Whoever withdrew before there was an answer is not counted: nobody
 * was left waiting. Companies whose figures stay the same are not written.
 */
export async function updateAnswerRates(db: Queryable, scope: Scope): Promise<void> {
  const isCompany =
    scope.companyId === undefined ? sql`true` : sql`${clientCompanies.id} = ${scope.companyId}`;
  await db.execute(sql`
    with due as (
      select ${productions.companyId} as company_id, ${applications.createdAt} as applied_at,
        ${applications.toldStatus} as told_status, (
          select min(${applicationStatusChanges.toldAt}) from ${applicationStatusChanges}
          where ${applicationStatusChanges.applicationId} = ${applications.id}
            and ${applicationStatusChanges.toStatus} in (${literals(ANSWERING)})
            and ${applicationStatusChanges.undoneAt} is null
        ) as answered_at
      from ${clientCompanies}
      join ${productions} on ${productions.companyId} = ${clientCompanies.id}
      join ${productionRoles} on ${productionRoles.productionId} = ${productions.id}
      join ${applications} on ${applications.roleId} = ${productionRoles.id}
      join ${castingCalls} on ${castingCalls.id} = ${applications.callId}
      where ${isCompany} and ${applications.createdAt} >= ${scope.since}
        and (${applications.createdAt} <= ${scope.dueBefore} or ${castingCalls.endedAt} is not null)
    ), figures as (
      select company_id, round(100.0 * count(answered_at) / count(*))::int as percent,
        ceil(extract(epoch from percentile_cont(0.5) within group (order by answered_at - applied_at)
          filter (where answered_at is not null)) / 86400)::int as days
      from due
      where answered_at is not null or told_status <> 'withdrawn'
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
