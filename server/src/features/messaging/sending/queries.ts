import type { Caution } from '@callboard/contract/messages';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { sideUserIds } from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { messageColumns } from '../messages/queries.ts';
import { takingPart } from '../participation/queries.ts';
import { conversationParticipants, conversations, messages, messageVersions } from '../tables.ts';

export type NewMessage = {
  id: string;
  conversationId: string;
  authorUserId: string;
  onBehalfOfUserId: string | null;
  clientId: string;
  text: string;
  caution: Caution | null;
  sentAt: Date;
};

/**
 * Writes a message, all in one statement: the conversation's next place, which nobody else gets
 * before this is certain, so that whoever sees a number has seen all before it; the message; that its
 * author has read all before; and a place for everyone of the talent's side who has none, where this
 * is the first unread one. Answers with the place and with everyone who takes part; with nothing, and
 * nothing is written, where the device has sent it before.
 */
export async function putMessage(db: Queryable, message: NewMessage) {
  const [written] = await prepared(db, 'put_message', () => preparePut(db)).execute({
    ...message,
    sentAt: message.sentAt.toISOString(),
  });
  return written;
}

/** The same was being sent at the same moment: it stands now, and this one was undone. */
export function isSentAtOnce(error: unknown): boolean {
  const { cause } = error as { cause?: { constraint?: string } };
  return error instanceof Error && cause?.constraint === 'messages_once';
}

const given = (name: keyof NewMessage, type: string) =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;
const conversationId = given('conversationId', 'uuid');
const authorUserId = given('authorUserId', 'uuid');
const clientId = given('clientId', 'uuid');
const sentAt = given('sentAt', 'timestamptz');

function preparePut(db: Queryable) {
  const sentBefore = db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.authorUserId, authorUserId),
        eq(messages.clientId, clientId),
      ),
    );
  const place = db.$with('place').as(
    db
      .update(conversations)
      .set({
        lastSequence: sql`${conversations.lastSequence} + 1`,
        revision: sql`${conversations.revision} + 1`,
        lastMessageAt: sentAt,
        updatedAt: sentAt,
      })
      .where(and(eq(conversations.id, conversationId), notExists(sentBefore)))
      .returning({ sequence: conversations.lastSequence, revision: conversations.revision }),
  );
  const sent = db.$with('sent').as(
    db
      .insert(messages)
      .select(sql`
        select ${given('id', 'uuid')}, ${conversationId}, place.last_sequence, place.revision,
          ${authorUserId}, ${given('onBehalfOfUserId', 'uuid')}, ${clientId},
          ${given('text', 'text')}, ${given('caution', 'text')}, ${sentAt},
          null::timestamptz, null::timestamptz
        from place`)
      .returning({ sequence: messages.sequence, revision: messages.revision }),
  );
  const read = db.$with('read').as(
    db
      .insert(conversationParticipants)
      .select(sql`
        select ${conversationId}, ${authorUserId}, sent.sequence, false, ${sentAt} from sent`)
      .onConflictDoUpdate({
        target: [conversationParticipants.conversationId, conversationParticipants.userId],
        set: { readSequence: sql`excluded.read_sequence` },
      })
      .returning({ userId: conversationParticipants.userId }),
  );
  const seated = db.$with('seated').as(
    db
      .insert(conversationParticipants)
      .select(sql`
        select ${conversationId}, people.user_id, sent.sequence - 1, false, ${sentAt}
        from sent
        join ${conversations} on ${conversations.id} = ${conversationId}
        join ${talentProfiles} on ${talentProfiles.id} = ${conversations.talentProfileId}
        cross join lateral (${sideUserIds()}) as people (user_id)
        where people.user_id <> ${authorUserId}`)
      .onConflictDoNothing()
      .returning({ userId: conversationParticipants.userId }),
  );
  return db
    .with(place, sent, read, seated)
    .select({
      sequence: sent.sequence,
      revision: sent.revision,
      userIds: sql<string[]>`array(${takingPart()})`,
    })
    .from(sent)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .prepare('put_message');
}

/** The next revision under the same lock, for what changes a message. */
export async function takeNextRevision(tx: Transaction, conversationId: string, now: Date) {
  const [place] = await tx
    .update(conversations)
    .set({ revision: sql`${conversations.revision} + 1`, updatedAt: now })
    .where(eq(conversations.id, conversationId))
    .returning({ revision: conversations.revision });
  return place?.revision;
}

type ByDevice = Pick<NewMessage, 'conversationId' | 'authorUserId' | 'clientId'>;

/** What a device has sent before under this name, and what it said then, as far as it is kept. */
export async function findSent(db: Queryable, sent: ByDevice) {
  const firstVersion = db
    .select({ text: messageVersions.text })
    .from(messageVersions)
    .where(eq(messageVersions.messageId, messages.id))
    .orderBy(asc(messageVersions.replacedAt), asc(messageVersions.id))
    .limit(1);
  const [found] = await db
    .select({
      ...messageColumns,
      firstText: sql<string>`coalesce((${firstVersion}), ${messages.text})`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sent.conversationId),
        eq(messages.authorUserId, sent.authorUserId),
        eq(messages.clientId, sent.clientId),
      ),
    );
  return found;
}

export async function findMessage(db: Queryable, messageId: string) {
  const [found] = await db.select(messageColumns).from(messages).where(eq(messages.id, messageId));
  return found;
}

/** Nothing in it is left undefined: what is not named stays as it was. */
export type MessageChange = {
  text?: string;
  caution?: Caution | null;
  editedAt?: Date;
  deletedAt?: Date;
};

export async function updateMessage(
  tx: Transaction,
  messageId: string,
  revision: number,
  change: MessageChange,
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...change, revision })
    .where(eq(messages.id, messageId));
}

export async function insertVersion(
  tx: Transaction,
  version: typeof messageVersions.$inferInsert,
): Promise<void> {
  await tx.insert(messageVersions).values(version);
}
