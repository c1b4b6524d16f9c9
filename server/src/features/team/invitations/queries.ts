import type { TEAM_INVITATION_STATUSES } from '@callboard/contract/team';
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios, teamInvitations } from '../../business-portfolios/tables.ts';

type Status = (typeof TEAM_INVITATION_STATUSES)[number];

const invitation = {
  id: teamInvitations.id,
  portfolioId: teamInvitations.portfolioId,
  invitedByUserId: teamInvitations.invitedByUserId,
  invitedByName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
  firstName: teamInvitations.firstName,
  lastName: teamInvitations.lastName,
  email: teamInvitations.email,
  role: teamInvitations.role,
  status: teamInvitations.status,
  expiresAt: teamInvitations.expiresAt,
  createdAt: teamInvitations.createdAt,
};
export type InvitationRow = Awaited<ReturnType<typeof listUnanswered>>[number];

/** Those that wait and those that ran out, the newest first. */
export function listUnanswered(
  db: Queryable,
  portfolioId: string,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const { createdAt, id } = teamInvitations;
  const isLater =
    after &&
    sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const isMeant = and(
    eq(teamInvitations.portfolioId, portfolioId),
    eq(teamInvitations.status, 'pending'),
    isLater,
  );
  return invitations(db, isMeant).orderBy(desc(createdAt), desc(id)).limit(limit);
}

export async function findInvitation(db: Queryable, portfolioId: string, id: string) {
  const isMeant = and(eq(teamInvitations.portfolioId, portfolioId), eq(teamInvitations.id, id));
  const [row] = await invitations(db, isMeant);
  return row;
}

/** An invitation by its link, with what whoever holds it may know of the portfolio and themselves. */
export async function findByToken(db: Queryable, tokenHash: string) {
  const accountRole = sql<string | null>`(
    select role from users as account where lower(account.email) = lower(${teamInvitations.email})
  )`;
  const [row] = await db
    .select({ invitation, portfolio: businessPortfolios, accountRole })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.invitedByUserId))
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, teamInvitations.portfolioId))
    .where(eq(teamInvitations.tokenHash, tokenHash));
  return row;
}

/** Until the transaction ends nobody else answers, takes back or sends an invitation of it. */
export async function lockTeamOf(tx: Transaction, tokenHash: string): Promise<void> {
  const portfolioId = tx
    .select({ id: teamInvitations.portfolioId })
    .from(teamInvitations)
    .where(eq(teamInvitations.tokenHash, tokenHash));
  await tx
    .select({ id: businessPortfolios.id })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, sql`(${portfolioId})`))
    .for('no key update');
}

export function countUnanswered(db: Queryable, portfolioId: string): Promise<number> {
  return db.$count(
    teamInvitations,
    and(eq(teamInvitations.portfolioId, portfolioId), eq(teamInvitations.status, 'pending')),
  );
}

/** One that ran out gives its place to a new one. */
export async function endExpired(
  tx: Transaction,
  { portfolioId, email }: { portfolioId: string; email: string },
  now: Date,
) {
  await tx
    .update(teamInvitations)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(teamInvitations.portfolioId, portfolioId),
        sql`lower(${teamInvitations.email}) = ${email.toLowerCase()}`,
        eq(teamInvitations.status, 'pending'),
        lte(teamInvitations.expiresAt, now),
      ),
    );
}

/** Returns whether it was made: where one to the address waits, even since a moment ago, none is. */
export async function insertInvitation(
  tx: Transaction,
  row: typeof teamInvitations.$inferInsert,
): Promise<boolean> {
  const made = await tx.insert(teamInvitations).values(row).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function renewInvitation(
  tx: Transaction,
  id: string,
  sent: { tokenHash: string; expiresAt: Date; invitedByUserId: string },
  now: Date,
) {
  await tx
    .update(teamInvitations)
    .set({ ...sent, updatedAt: now })
    .where(eq(teamInvitations.id, id));
}

export async function endInvitation(tx: Transaction, id: string, status: Status, now: Date) {
  await tx
    .update(teamInvitations)
    .set({ status, answeredAt: now, updatedAt: now })
    .where(eq(teamInvitations.id, id));
}

/** Ends what someone sent and nobody has answered yet. Returns which that were. */
export async function takeBackSentBy(
  tx: Transaction,
  { portfolioId, userId }: { portfolioId: string; userId: string },
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(teamInvitations)
    .set({ status: 'revoked', answeredAt: now, updatedAt: now })
    .where(
      and(
        eq(teamInvitations.portfolioId, portfolioId),
        eq(teamInvitations.invitedByUserId, userId),
        eq(teamInvitations.status, 'pending'),
      ),
    )
    .returning({ id: teamInvitations.id });
  return ended.map(({ id }) => id);
}

function invitations(db: Queryable, isMeant: SQL | undefined) {
  return db
    .select(invitation)
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.invitedByUserId))
    .where(isMeant)
    .$dynamic();
}
