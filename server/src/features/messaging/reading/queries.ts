import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { messageColumns } from '../messages/queries.ts';
import { isTakenPartIn } from '../participation/queries.ts';
import { conversationParticipants, conversations, messages } from '../tables.ts';

/** The newest ones, or those before one, the latest first. */
export async function listBefore(
  db: Queryable,
  conversationId: string,
  before: number | undefined,
  limit: number,
) {
  const isBefore = before === undefined ? undefined : lt(messages.sequence, before);
  return selectOf(db, conversationId, isBefore).orderBy(desc(messages.sequence)).limit(limit);
}

/** One and those after it, in their order. */
export async function listFrom(
  db: Queryable,
  conversationId: string,
  first: number,
  limit: number,
) {
  const isAfter = gte(messages.sequence, first);
  return selectOf(db, conversationId, isAfter).orderBy(asc(messages.sequence)).limit(limit);
}

/** Whatever was sent, edited or deleted after a revision, in that order. Asked after every event. */
export async function listChangedSince(
  db: Queryable,
  conversationId: string,
  revision: number,
  limit: number,
) {
  return prepared(db, 'list_changed_since', () =>
    db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, sql.placeholder('conversationId')),
          gt(messages.revision, sql.placeholder('revision')),
        ),
      )
      .orderBy(asc(messages.revision))
      .limit(sql.placeholder('limit'))
      .prepare('list_changed_since'),
  ).execute({ conversationId, revision, limit });
}

function selectOf(db: Queryable, conversationId: string, condition: SQL | undefined) {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), condition))
    .$dynamic();
}

/**
 * Marks what was read, never back and never past the last message. Says where that is now; nothing
 * where nothing changed.
 */
export async function markRead(
  db: Queryable,
  {
    conversationId,
    userId,
    sequence,
    now,
  }: {
    conversationId: string;
    userId: string;
    sequence: number;
    now: Date;
  },
): Promise<number | undefined> {
  const place = conversationParticipants;
  const marked = await prepared(db, 'mark_read', () =>
    db
      .insert(place)
      .select(sql`
        select ${conversations.id}, ${sql.placeholder('userId')}::uuid,
          least(${sql.placeholder('sequence')}::bigint, ${conversations.lastSequence}), false,
          ${sql.placeholder('now')}::timestamptz
        from ${conversations}
        where ${conversations.id} = ${sql.placeholder('conversationId')}::uuid
      `)
      .onConflictDoUpdate({
        target: [place.conversationId, place.userId],
        set: { readSequence: sql`excluded.read_sequence` },
        setWhere: sql`${place.readSequence} < excluded.read_sequence`,
      })
      .returning({ readSequence: place.readSequence })
      .prepare('mark_read'),
  ).execute({ conversationId, userId, sequence, now: now.toISOString() });
  return marked[0]?.readSequence;
}

type Search = {
  /** Each with a letter or a number in it. */
  words: readonly string[];
  conversationId: string | undefined;
  /** Only where it is about this talent. */
  talentProfileId: string | undefined;
  after: Place | undefined;
  limit: number;
};

/** Messages of the user's conversations that contain every word, the latest first. */
export async function findMessages(
  db: Queryable,
  userId: string,
  { words, conversationId, talentProfileId, after, limit }: Search,
) {
  return db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      sequence: messages.sequence,
      authorUserId: messages.authorUserId,
      text: messages.text,
      sentAt: messages.sentAt,
    })
    .from(messages)
    .where(
      and(
        isTakenPartIn(messages.conversationId, userId),
        isNull(messages.deletedAt),
        ...words.map(contains),
        conversationId ? eq(messages.conversationId, conversationId) : undefined,
        talentProfileId ? isOfTalent(db, talentProfileId) : undefined,
        after &&
          sql`(${messages.sentAt}, ${messages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit);
}

function isOfTalent(db: Queryable, talentProfileId: string): SQL {
  const theirs = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.talentProfileId, talentProfileId));
  return inArray(messages.conversationId, theirs);
}

/** Folded text has no characters that mean something to LIKE; a word of which nothing is left is in none. */
function contains(word: string): SQL {
  const folded = sql`public.fold_text(${word}::text)`;
  return sql`(${folded} <> '' and ${messages.foldedText} like '%' || ${folded} || '%')`;
}

export async function listDirectPlaces(db: Queryable, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return [];
  const { conversationId, userId, isDirect, createdAt } = conversationParticipants;
  return db
    .select({ conversationId, userId })
    .from(conversationParticipants)
    .where(and(inArray(conversationId, [...new Set(conversationIds)]), eq(isDirect, true)))
    .orderBy(asc(createdAt), asc(userId));
}
