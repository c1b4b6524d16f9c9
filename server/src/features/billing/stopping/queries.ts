import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientProfiles } from '../../client-profiles/tables.ts';
import { accountDeletions } from '../../privacy/tables.ts';
import type { SubscriptionRow } from '../queries.ts';
import { renewsSoon } from '../reminding/queries.ts';
import { subscriptions } from '../tables.ts';

/** Those that renew soon and that nobody could cancel who is here to stay. */
export async function listUnattended(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(renewsSoon(now), isUnattended()))
    .orderBy(asc(subscriptions.currentPeriodEnd))
    .limit(limit);
}

/** One after the other, so that each is looked up by its own index. */
function isUnattended(): SQL | undefined {
  const { portfolioId, userId, role } = businessPortfolioMembers;
  return and(
    nobodyStays(sql`${users.id} = ${subscriptions.userId}`),
    nobodyStays(sql`${users.id} in (
      select ${businessPortfolios.ownerUserId} from ${businessPortfolios}
      where ${businessPortfolios.id} = ${subscriptions.portfolioId}
    )`),
    nobodyStays(sql`${users.id} in (
      select ${userId} from ${businessPortfolioMembers}
      where ${portfolioId} = ${subscriptions.portfolioId} and ${eq(role, 'admin')}
    )`),
    nobodyStays(sql`${users.id} in (
      select ${clientProfiles.userId} from ${clientProfiles}
      where ${clientProfiles.companyId} = ${subscriptions.companyId}
    )`),
  );
}

function nobodyStays(mayManage: SQL): SQL {
  const { userId, keptAt, doneAt } = accountDeletions;
  return sql`not exists (
    select from ${users}
    where ${mayManage} and ${users.suspendedAt} is null and ${users.deletedAt} is null
      and not exists (
        select from ${accountDeletions}
        where ${userId} = ${users.id} and ${keptAt} is null and ${doneAt} is null
      )
  )`;
}
