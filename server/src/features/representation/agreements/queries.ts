import { LIMITS } from '@callboard/contract/limits';
import type { RepresentationTerms } from '@callboard/contract/representation';
import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { assignments, representations, rosterEntries } from '../tables.ts';

export type Pair = { portfolioId: string; talentProfileId: string };
export type AgreementRow = Awaited<ReturnType<typeof listAgreements>>[number];

const requesters = alias(users, 'requesters');
const keepers = alias(users, 'keepers');
const talentUsers = alias(users, 'talent_users');

const isPair = ({ portfolioId, talentProfileId }: Pair) =>
  and(
    eq(representations.portfolioId, portfolioId),
    eq(representations.talentProfileId, talentProfileId),
  );

/** What was asked for and agreed on, with both sides, as one person stands to them. */
function selectAgreements(db: Queryable, viewerId: string) {
  const requesterOnTeam = db
    .select({ one: sql`1` })
    .from(sql`${businessPortfolioMembers} as team`)
    .where(
      sql`team.portfolio_id = ${representations.portfolioId} and team.user_id = ${representations.requestedByUserId}`,
    );
  return db
    .select({
      ...getTableColumns(representations),
      portfolio: businessPortfolios,
      requestedByName: sql<string | null>`${requesters.firstName} || ' ' || ${requesters.lastName}`,
      isRequesterOnTeam: sql<boolean>`${or(
        eq(businessPortfolios.ownerUserId, requesters.id),
        exists(requesterOnTeam),
      )}`,
      memberRole: businessPortfolioMembers.role,
      isAssigned: sql<boolean>`${assignments.userId} is not null`,
      talent: {
        id: talentProfiles.id,
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
        dateOfBirth: talentProfiles.dateOfBirth,
      },
      talentName: sql<string>`coalesce(${talentProfiles.stageName}, ${talentUsers.firstName} || ' ' || ${talentUsers.lastName})`,
    })
    .from(representations)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, representations.portfolioId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, representations.talentProfileId))
    .innerJoin(talentUsers, eq(talentUsers.id, talentProfiles.userId))
    .leftJoin(requesters, eq(requesters.id, representations.requestedByUserId))
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, representations.portfolioId),
        eq(businessPortfolioMembers.userId, viewerId),
      ),
    )
    .leftJoin(
      assignments,
      and(
        eq(assignments.portfolioId, representations.portfolioId),
        eq(assignments.talentProfileId, representations.talentProfileId),
        eq(assignments.userId, viewerId),
      ),
    )
    .$dynamic();
}

export async function findAgreement(db: Queryable, id: string, viewerId: string) {
  const [row] = await selectAgreements(db, viewerId).where(eq(representations.id, id));
  return row;
}

/** A talent's: those that hold or are asked for first, then those that ended, the latest first. */
export async function listAgreements(db: Queryable, talentProfileId: string, viewerId: string) {
  return selectAgreements(db, viewerId)
    .where(eq(representations.talentProfileId, talentProfileId))
    .orderBy(
      sql`${representations.status} = 'ended'`,
      desc(representations.createdAt),
      desc(representations.id),
    )
    .limit(LIMITS.pageSizeMax);
}

/** What a portfolio agreed on with these talents, and what it asks them for. */
export async function listLiveAgreements(
  db: Queryable,
  portfolioId: string,
  talentProfileIds: readonly string[],
) {
  return db
    .select({
      ...getTableColumns(representations),
      portfolio: businessPortfolios,
      requestedByName: sql<string | null>`${requesters.firstName} || ' ' || ${requesters.lastName}`,
    })
    .from(representations)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, representations.portfolioId))
    .leftJoin(requesters, eq(requesters.id, representations.requestedByUserId))
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        inArray(representations.talentProfileId, [...talentProfileIds]),
        inArray(representations.status, ['requested', 'active']),
      ),
    )
    .orderBy(desc(representations.createdAt), desc(representations.id));
}

export async function findPair(db: Queryable, id: string): Promise<Pair | undefined> {
  const [row] = await db
    .select({
      portfolioId: representations.portfolioId,
      talentProfileId: representations.talentProfileId,
    })
    .from(representations)
    .where(eq(representations.id, id));
  return row;
}

/** Until the transaction ends, nobody else changes who is on the team. Always before the talent. */
export async function lockTeam(tx: Transaction, portfolioId: string): Promise<void> {
  await tx
    .select({ id: businessPortfolios.id })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, portfolioId))
    .for('no key update');
}

/** Until the transaction ends, nobody else agrees on anything with the talent or ends it. */
export async function lockTalent(tx: Transaction, talentProfileId: string): Promise<void> {
  await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, talentProfileId))
    .for('no key update');
}

/** Whether this user works with the talent, and whether anybody is there to answer for them. */
export async function findPlace(db: Queryable, pair: Pair, userId: string) {
  const { portfolioId, talentProfileId } = pair;
  const [row] = await db
    .select({
      isClaimed: sql<boolean>`${keepers.email} is not null`,
      isOnRoster: sql<boolean>`${rosterEntries.portfolioId} is not null`,
      isAssigned: sql<boolean>`${assignments.userId} is not null`,
    })
    .from(talentProfiles)
    .innerJoin(keepers, eq(keepers.id, talentProfiles.ownerUserId))
    .leftJoin(
      rosterEntries,
      and(
        eq(rosterEntries.talentProfileId, talentProfiles.id),
        eq(rosterEntries.portfolioId, portfolioId),
      ),
    )
    .leftJoin(
      assignments,
      and(
        eq(assignments.talentProfileId, rosterEntries.talentProfileId),
        eq(assignments.portfolioId, rosterEntries.portfolioId),
        eq(assignments.userId, userId),
      ),
    )
    .where(eq(talentProfiles.id, talentProfileId));
  return row;
}

/** What holds or is asked for already for this field and territory. */
export async function listSame(
  db: Queryable,
  pair: Pair,
  { field, territory }: Pick<RepresentationTerms, 'field' | 'territory'>,
) {
  return db
    .select({ id: representations.id })
    .from(representations)
    .where(
      and(
        isPair(pair),
        eq(representations.field, field),
        eq(representations.territory, territory),
        inArray(representations.status, ['requested', 'active']),
      ),
    )
    .limit(2);
}

/** How many talents a portfolio represents or asks. */
export async function countTalents(db: Queryable, portfolioId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${representations.talentProfileId})::int` })
    .from(representations)
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        inArray(representations.status, ['requested', 'active']),
      ),
    );
  return row?.count ?? 0;
}

/** Whether it was made: the same is not asked for twice. */
export async function insertAgreement(
  tx: Transaction,
  row: typeof representations.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(representations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: representations.id });
  return made.length > 0;
}

export async function setActive(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(representations)
    .set({ status: 'active', startedAt: now, updatedAt: now })
    .where(eq(representations.id, id));
}

type Ending = Pick<
  typeof representations.$inferInsert,
  'endedBy' | 'endedByUserId' | 'endReason'
> & { endedAt: Date };

export async function setEnded(tx: Transaction, id: string, ending: Ending): Promise<void> {
  await end(tx, eq(representations.id, id), ending);
}

/** What was asked for in the place of one that ends. */
export async function endProposals(tx: Transaction, id: string, ending: Ending): Promise<void> {
  const isProposal = eq(representations.status, 'requested');
  await end(tx, and(eq(representations.replacesId, id), isProposal), ending);
}

async function end(tx: Transaction, which: SQL | undefined, ending: Ending): Promise<void> {
  await tx
    .update(representations)
    .set({ ...ending, status: 'ended', updatedAt: ending.endedAt })
    .where(and(which, ne(representations.status, 'ended')));
}

export async function isAskedToReplace(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: representations.id })
    .from(representations)
    .where(and(eq(representations.replacesId, id), eq(representations.status, 'requested')))
    .limit(1);
  return rows.length > 0;
}

export async function countActive(db: Queryable, pair: Pair): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(representations)
    .where(and(isPair(pair), eq(representations.status, 'active')));
  return row?.count ?? 0;
}

/** With it go the assignments and the notes. */
export async function deleteRosterEntry(tx: Transaction, pair: Pair): Promise<void> {
  await tx
    .delete(rosterEntries)
    .where(
      and(
        eq(rosterEntries.portfolioId, pair.portfolioId),
        eq(rosterEntries.talentProfileId, pair.talentProfileId),
      ),
    );
}

/** A profile that nobody can sign in to look after. */
export async function hideUnclaimed(tx: Transaction, talentProfileId: string, now: Date) {
  const unclaimed = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, talentProfiles.ownerUserId), isNull(users.email)));
  await tx
    .update(talentProfiles)
    .set({ visibility: 'hidden', updatedAt: now })
    .where(and(eq(talentProfiles.id, talentProfileId), exists(unclaimed)));
}

/** Whoever of the team works with the talent; where nobody does, the owner. */
export async function listAgents(db: Queryable, pair: Pair): Promise<string[]> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    with agents as (
      select ${assignments.userId} as user_id from ${assignments}
      join ${businessPortfolios} on ${businessPortfolios.id} = ${assignments.portfolioId}
      where ${assignments.portfolioId} = ${pair.portfolioId}
        and ${assignments.talentProfileId} = ${pair.talentProfileId}
        and (${businessPortfolios.ownerUserId} = ${assignments.userId} or exists (
          select from ${businessPortfolioMembers}
          where ${businessPortfolioMembers.portfolioId} = ${assignments.portfolioId}
            and ${businessPortfolioMembers.userId} = ${assignments.userId}
        ))
    )
    select user_id as "userId" from agents
    union
    select ${businessPortfolios.ownerUserId} from ${businessPortfolios}
    where ${businessPortfolios.id} = ${pair.portfolioId} and not exists (select from agents)
  `);
  return rows.map(({ userId }) => userId);
}
