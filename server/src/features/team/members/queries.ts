import type { PortfolioRole } from '@callboard/contract/business-portfolios';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { agentProfiles } from '../../agent-profiles/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { assignments } from '../../representation/tables.ts';

const isOwner = sql<boolean>`${users.id} = ${businessPortfolios.ownerUserId}`;
const talents = sql<number>`(
  select count(*)::int from ${assignments}
  where ${assignments.portfolioId} = ${businessPortfolios.id} and ${assignments.userId} = ${users.id}
)`;

export type MemberRow = Awaited<ReturnType<typeof listTeam>>[number];

/** Everyone on a team, the owner first and then by surname. */
export function listTeam(db: Queryable, portfolioId: string) {
  return team(db, portfolioId)
    .orderBy(sql`${isOwner} desc`, asc(users.foldedLastName), asc(users.id))
    .limit(LIMITS.teamMembers);
}

export async function findOnTeam(db: Queryable, portfolioId: string, userId: string) {
  const [member] = await team(db, portfolioId, eq(users.id, userId));
  return member;
}

/** Whoever has this address, if they are on the team. */
export async function findOnTeamByEmail(db: Queryable, portfolioId: string, email: string) {
  const hasAddress = sql`lower(${users.email}) = ${email.toLowerCase()}`;
  const [member] = await team(db, portfolioId, hasAddress);
  return member;
}

function team(db: Queryable, portfolioId: string, condition?: SQL) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: sql<string>`coalesce(${users.email}, '')`,
      photoKey: agentProfiles.photoKey,
      role: businessPortfolioMembers.role,
      isOwner,
      joinedAt: businessPortfolioMembers.createdAt,
      portfolioSince: businessPortfolios.createdAt,
      talents,
    })
    .from(businessPortfolios)
    .innerJoin(
      users,
      sql`${users.id} = ${businessPortfolios.ownerUserId} or ${users.id} in (
        select ${businessPortfolioMembers.userId} from ${businessPortfolioMembers}
        where ${businessPortfolioMembers.portfolioId} = ${businessPortfolios.id})`,
    )
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, businessPortfolios.id),
        eq(businessPortfolioMembers.userId, users.id),
      ),
    )
    .leftJoin(agentProfiles, eq(agentProfiles.userId, users.id))
    .where(and(eq(businessPortfolios.id, portfolioId), condition))
    .$dynamic();
}

type Membership = { portfolioId: string; userId: string; role: PortfolioRole };

/** Whoever is a member already stays what they are. */
export async function insertMember(tx: Transaction, membership: Membership, now: Date) {
  await tx
    .insert(businessPortfolioMembers)
    .values({ ...membership, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export async function updateRole(
  tx: Transaction,
  { portfolioId, userId, role }: Membership,
  now: Date,
) {
  await tx
    .update(businessPortfolioMembers)
    .set({ role, updatedAt: now })
    .where(isOne(portfolioId, userId));
}

export async function deleteMember(tx: Transaction, portfolioId: string, userId: string) {
  await tx.delete(businessPortfolioMembers).where(isOne(portfolioId, userId));
}

export function countMembers(db: Queryable, portfolioId: string): Promise<number> {
  return db.$count(businessPortfolioMembers, eq(businessPortfolioMembers.portfolioId, portfolioId));
}

function isOne(portfolioId: string, userId: string) {
  return and(
    eq(businessPortfolioMembers.portfolioId, portfolioId),
    eq(businessPortfolioMembers.userId, userId),
  );
}
