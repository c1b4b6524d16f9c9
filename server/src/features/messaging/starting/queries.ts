import { and, eq, exists, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { productionViewers } from '../../productions/tables.ts';
import { agencyBetween } from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { isTakenPartIn } from '../participation/queries.ts';
import { conversationParticipants, conversations } from '../tables.ts';
import { castingWith } from './castings/queries.ts';

/** Nobody is there any more in an account that was deleted. */
export async function findPerson(db: Queryable, userId: string) {
  const [person] = await db
    .select({
      userId: users.id,
      role: users.role,
      email: users.email,
      suspendedAt: users.suspendedAt,
      talent: {
        profileId: talentProfiles.id,
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
        dateOfBirth: talentProfiles.dateOfBirth,
      },
    })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return person;
}

/** Profiles that the person is or keeps, and for which the agent works. */
function representedBy(db: Queryable, person: string, agent: string): SQLWrapper {
  return db
    .select({ one: sql`1` })
    .from(talentProfiles)
    .where(
      and(
        or(eq(talentProfiles.userId, person), eq(talentProfiles.ownerUserId, person)),
        exists(agencyBetween(db, agent)),
      ),
    );
}

const teamsOf = (userId: string) => sql`
  select ${productionViewers.productionId} as id from ${productionViewers}
    where ${productionViewers.userId} = ${userId}
  union all select ${businessPortfolios.id} from ${businessPortfolios}
    where ${businessPortfolios.ownerUserId} = ${userId}
  union all select ${businessPortfolioMembers.portfolioId} from ${businessPortfolioMembers}
    where ${businessPortfolioMembers.userId} = ${userId}`;

type Pair = { starter: string; other: string; talentProfileId: string | null };

/** All that connects two people, and the talent for whom one of them writes. */
export async function findConnections(db: Queryable, { starter, other, talentProfileId }: Pair) {
  const shared = db
    .select({ one: sql`1` })
    .from(conversationParticipants)
    .where(
      and(
        eq(conversationParticipants.userId, other),
        isTakenPartIn(conversationParticipants.conversationId, starter),
      ),
    );
  const whether = (condition: SQL) => sql<boolean>`${condition}`;
  const [row] = await db
    .select({
      isInCasting: whether(
        talentProfileId === null ? sql`false` : sql`exists ${castingWith(talentProfileId, other)}`,
      ),
      isRepresented: whether(
        sql`${exists(representedBy(db, starter, other))} or ${exists(representedBy(db, other, starter))}`,
      ),
      isColleague: whether(
        sql`exists (select 1 from (${teamsOf(starter)}) own join (${teamsOf(other)}) their on own.id = their.id)`,
      ),
      isInConversation: whether(exists(shared)),
    })
    .from(sql`(select 1) as nothing`);
  if (row === undefined) throw new Error('a select without a table returned nothing');
  return row;
}

export async function findThread(db: Queryable, threadKey: string) {
  const [found] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.threadKey, threadKey));
  return found;
}

type NewConversation = typeof conversations.$inferInsert & { createdAt: Date };

/** Whether it is new: of two who begin at once, one waits here and finds the other's. */
export async function insertThread(
  tx: Transaction,
  conversation: NewConversation,
  userIds: readonly string[],
): Promise<boolean> {
  const inserted = await tx
    .insert(conversations)
    .values(conversation)
    .onConflictDoNothing({ target: conversations.threadKey })
    .returning({ id: conversations.id });
  if (inserted.length === 0) return false;
  const { id: conversationId, createdAt } = conversation;
  await tx
    .insert(conversationParticipants)
    .values(userIds.map((userId) => ({ conversationId, userId, createdAt })));
  return true;
}
