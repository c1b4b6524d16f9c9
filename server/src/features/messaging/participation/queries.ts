import { and, eq, exists, inArray, type Placeholder, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { users } from '../../auth/tables.ts';
import { agencyBetween, everyoneActingFor, ownTalentIds } from '../../representation/conditions.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { conversationParticipants, conversations } from '../tables.ts';

/** A conversation as one user stands to it: all that decides whether they take part. */
export async function findStanding(db: Queryable, conversationId: string, userId: string) {
  const [found] = await prepared(db, 'find_conversation_standing', () =>
    selectStanding(db, sql.placeholder('userId'))
      .where(eq(conversations.id, sql.placeholder('conversationId')))
      .prepare('find_conversation_standing'),
  ).execute({ conversationId, userId });
  return found;
}
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

function selectStanding(db: Queryable, userId: Placeholder) {
  return db
    .select({
      conversation: {
        id: conversations.id,
        talentProfileId: conversations.talentProfileId,
        roleId: conversations.roleId,
        productionId: conversations.productionId,
        startedByUserId: conversations.startedByUserId,
        lastSequence: conversations.lastSequence,
        revision: conversations.revision,
      },
      isDirect: conversationParticipants.isDirect,
      readSequence: conversationParticipants.readSequence,
      talent: {
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
        profileId: talentProfiles.id,
      },
      talentName,
      isThroughAgency: sql<boolean>`${exists(agencyBetween(db, userId))}`,
    })
    .from(conversations)
    .leftJoin(conversationParticipants, isOwnPlace(userId))
    .leftJoin(talentProfiles, eq(talentProfiles.id, conversations.talentProfileId))
    .leftJoin(users, eq(users.id, talentProfiles.userId));
}

/** Everyone who takes part in a conversation at this moment, each once. */
export async function listTakingPart(db: Queryable, conversationId: string): Promise<string[]> {
  const found = await prepared(db, 'list_taking_part', () =>
    db
      .select({ userIds: sql<string[]>`array(${takingPart()})` })
      .from(conversations)
      .where(eq(conversations.id, sql.placeholder('conversationId')))
      .prepare('list_taking_part'),
  ).execute({ conversationId });
  return found[0]?.userIds ?? [];
}

/** As a query in another one, of the conversation in the row around it. */
export function takingPart() {
  return sql`
    select ${conversationParticipants.userId} from ${conversationParticipants}
      where ${conversationParticipants.conversationId} = ${conversations.id}
        and ${conversationParticipants.isDirect}
    union ${everyoneActingFor(conversations.talentProfileId)}
  `;
}

/**
 * The policy's rule for queries over many: that the user takes part in this conversation. A list of
 * ids rather than an `or`, so that both halves come from their index.
 */
export function isTakenPartIn(conversationId: SQLWrapper, userId: string) {
  return sql`${conversationId} in (
    select ${conversationParticipants.conversationId} from ${conversationParticipants}
      where ${conversationParticipants.userId} = ${userId} and ${conversationParticipants.isDirect}
    union
    select ${conversations.id} from ${conversations}
      where ${conversations.talentProfileId} in (${ownTalentIds(userId)})
  )`;
}

/** The user's own place in the conversation of the row. */
export function isOwnPlace(userId: string | Placeholder) {
  return and(
    eq(conversationParticipants.conversationId, conversations.id),
    eq(conversationParticipants.userId, userId),
  );
}

/** Everyone who takes part in each of these at this moment. */
export async function listTakingPartInEach(db: Queryable, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  return db
    .select({
      conversationId: sql<string>`${conversations.id}`,
      userIds: sql<string[]>`array(${takingPart()})`,
    })
    .from(conversations)
    .where(inArray(conversations.id, [...conversationIds]));
}
