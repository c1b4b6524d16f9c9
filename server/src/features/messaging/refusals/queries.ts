import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { userBlocks } from '../blocks/tables.ts';
import { conversationParticipants, conversations } from '../tables.ts';

/** In which of these the user and somebody whose word counts do not take each other's messages. */
export async function listBlockedPlaces(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
) {
  if (conversationIds.length === 0) return [];
  return selectBlocks(db, sql`${userId}`).where(inArray(conversations.id, [...conversationIds]));
}

/** The same of one; asked with every message that is sent. */
export async function listBlocksIn(db: Queryable, userId: string, conversationId: string) {
  return prepared(db, 'list_blocks_in', () =>
    selectBlocks(db, sql`${sql.placeholder('userId')}`)
      .where(eq(conversations.id, sql.placeholder('conversationId')))
      .prepare('list_blocks_in'),
  ).execute({ userId, conversationId });
}

function selectBlocks(db: Queryable, userId: SQL) {
  const people = whoseWordCounts(db);
  const { blockerUserId: blocker, blockedUserId: blocked } = userBlocks;
  return db
    .select({ conversationId: conversations.id, blockerUserId: blocker })
    .from(conversations)
    .crossJoinLateral(people)
    .innerJoin(
      userBlocks,
      or(
        and(eq(blocker, people.userId), eq(blocked, userId)),
        and(eq(blocked, people.userId), eq(blocker, userId)),
      ),
    );
}

/**
 * Whoever takes part by name, and whoever keeps the talent's profile, as a child blocks nobody: also
 * before anything was written.
 */
function whoseWordCounts(db: Queryable) {
  const byName = db
    .select({ userId: conversationParticipants.userId })
    .from(conversationParticipants)
    .where(
      and(
        eq(conversationParticipants.conversationId, conversations.id),
        eq(conversationParticipants.isDirect, true),
      ),
    );
  const keeper = db
    .select({ userId: talentProfiles.ownerUserId })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, conversations.talentProfileId));
  return byName.union(keeper).as('people');
}
