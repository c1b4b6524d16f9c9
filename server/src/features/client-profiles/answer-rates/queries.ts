import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applicationStatusChanges, applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { clientCompanies } from '../tables.ts';
import { answeredPercent, isAnswer, isCounted, isDue, medianSeconds } from './conditions.ts';

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
