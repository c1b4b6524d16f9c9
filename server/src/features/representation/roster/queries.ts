import { and, asc, count, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { auditionInvitations } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import type { RosterScope } from '../policy.ts';
import { assignments, rosterEntries } from '../tables.ts';

type Passing = { portfolioId: string; fromUserId: string; toUserId: string };

/** Rows of the roster that belong to a scope. */
export function isInScope(
  db: Queryable,
  { portfolioId, assignedTo }: RosterScope,
): SQL | undefined {
  const isOnRoster = eq(rosterEntries.portfolioId, portfolioId);
  if (assignedTo === undefined) return isOnRoster;
  const assignment = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(
      and(
        eq(assignments.portfolioId, rosterEntries.portfolioId),
        eq(assignments.talentProfileId, rosterEntries.talentProfileId),
        eq(assignments.userId, assignedTo),
      ),
    );
  return and(isOnRoster, exists(assignment));
}

/** The team members that each talent of the roster is assigned to. */
const teamMembers = sql<string[]>`array(
  select ${assignments.userId} from ${assignments}
  where ${assignments.portfolioId} = ${rosterEntries.portfolioId}
    and ${assignments.talentProfileId} = ${rosterEntries.talentProfileId}
  order by ${assignments.createdAt}, ${assignments.userId}
)`;

/** By surname, as rosters are; with `before`, those that come after that one. */
export async function listRosterPage(
  db: Queryable,
  scope: RosterScope,
  { before, limit }: { before: string | undefined; limit: number },
) {
  const place = { name: users.foldedLastName, id: talentProfiles.id };
  const isLater =
    before === undefined
      ? undefined
      : sql`(${place.name}, ${place.id}) > (
          select ${place.name}, ${place.id} from ${rosterEntries}
          join ${talentProfiles} on ${talentProfiles.id} = ${rosterEntries.talentProfileId}
          join ${users} on ${users.id} = ${talentProfiles.userId}
          where ${talentProfiles.id} = ${before} and ${isInScope(db, scope)}
        )`;
  const talent = {
    talentProfileId: talentProfiles.id,
    userId: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    teamMembers,
  };
  return db
    .select(talent)
    .from(rosterEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, rosterEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(and(isInScope(db, scope), isLater))
    .orderBy(asc(place.name), asc(place.id))
    .limit(limit);
}

export async function countPendingInvitationsOf(db: Queryable, scope: RosterScope) {
  const [row] = await db
    .select({ count: count() })
    .from(rosterEntries)
    .innerJoin(
      auditionInvitations,
      and(
        eq(auditionInvitations.talentProfileId, rosterEntries.talentProfileId),
        eq(auditionInvitations.status, 'pending'),
      ),
    )
    .where(isInScope(db, scope));
  return row?.count ?? 0;
}

/** Whoever they pass to and works with a talent already is not assigned twice. */
export async function moveAssignments(
  tx: Transaction,
  { portfolioId, fromUserId, toUserId }: Passing,
): Promise<string[]> {
  const moved = await tx
    .delete(assignments)
    .where(and(eq(assignments.portfolioId, portfolioId), eq(assignments.userId, fromUserId)))
    .returning();
  if (moved.length > 0) {
    const passed = moved.map((assignment) => ({ ...assignment, userId: toUserId }));
    await tx.insert(assignments).values(passed).onConflictDoNothing();
  }
  return moved.map(({ talentProfileId }) => talentProfileId);
}
