import type { Plan } from '@callboard/contract/plans';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { rosterEntries } from '../../representation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { subscriptions } from '../tables.ts';

/** Whether a portfolio, or a company, has Pro: `isOnPro(subscriptions.portfolioId, businessPortfolios.id)`. */
export function isOnPro(holder: PgColumn, id: PgColumn | string): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${subscriptions} where ${holder} = ${id} and ${subscriptions.isPro}
  )`;
}

export async function isPortfolioOnPro(db: Queryable, portfolioId: string): Promise<boolean> {
  return isHolderOnPro(db, subscriptions.portfolioId, portfolioId);
}

export async function isCompanyOnPro(db: Queryable, companyId: string): Promise<boolean> {
  return isHolderOnPro(db, subscriptions.companyId, companyId);
}

async function isHolderOnPro(db: Queryable, holder: PgColumn, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(holder, id), subscriptions.isPro));
  return row !== undefined;
}

/** Whether somebody owns a portfolio or works in it; portfolios are joined. */
export function isOfTeam(userId: string): SQL | undefined {
  return or(
    eq(businessPortfolios.ownerUserId, userId),
    sql`exists (
      select from ${businessPortfolioMembers}
      where ${businessPortfolioMembers.portfolioId} = ${businessPortfolios.id}
        and ${businessPortfolioMembers.userId} = ${userId}
    )`,
  );
}

/**
 * How much room a profile has: by the plan of whoever keeps it, who is joined, or of an agency that has the
 * talent on its roster.
 */
export function planOfProfile(): SQL<Plan> {
  const byAgency = sql`exists (
    select from ${rosterEntries}
    join ${subscriptions} on ${subscriptions.portfolioId} = ${rosterEntries.portfolioId}
    where ${rosterEntries.talentProfileId} = ${talentProfiles.id} and ${subscriptions.isPro}
  )`;
  return sql<Plan>`case when ${byAgency} then 'pro' else ${users.subscriptionPlan} end`;
}

/**
 * Whether a talent's figures are part of what is paid for: by whoever keeps the profile, or by an agency
 * that has the talent on its roster and the viewer in its team.
 */
export async function isTalentOnProFor(
  db: Queryable,
  { talentProfileId, viewerId }: { talentProfileId: string; viewerId: string },
): Promise<boolean> {
  const byAgency = db
    .select({ one: sql`1` })
    .from(rosterEntries)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, rosterEntries.portfolioId))
    .where(
      and(
        eq(rosterEntries.talentProfileId, talentProfileId),
        isOnPro(subscriptions.portfolioId, businessPortfolios.id),
        isOfTeam(viewerId),
      ),
    );
  const [row] = await db
    .select({ isPro: sql<boolean>`${users.subscriptionPlan} = 'pro' or exists (${byAgency})` })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, talentProfileId));
  return row?.isPro ?? false;
}
