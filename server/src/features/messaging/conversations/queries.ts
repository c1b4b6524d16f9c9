import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { isCollaboration, titleForOutsiders } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { ownTalentIds, sideUserIds } from '../../representation/conditions.ts';
import { rosterEntries } from '../../representation/tables.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { messageAttachments } from '../attachments/tables.ts';
import { isOwnPlace, isTakenPartIn, takingPart } from '../participation/queries.ts';
import { conversationParticipants, conversations, messages } from '../tables.ts';

/** As much of the last message as a list shows. */
const SHOWN_LENGTH = 200;

const LATEST_FIRST = [desc(conversations.lastMessageAt), desc(conversations.id)];

/** Of the conversation, or of the role that it is about. */
const isItsProduction = eq(
  productions.id,
  sql`coalesce(${conversations.productionId}, ${productionRoles.productionId})`,
);

export type Which = { q?: string; isUnread?: boolean; talentProfileId?: string };
type Page = { after: Place | undefined; limit: number };

/**
 * The user's conversations in which something was written, the latest first. Which ones is asked by
 * itself: in one statement everything would be joined to all of them before the few are picked.
 */
export async function listConversationRows(
  db: Queryable,
  userId: string,
  { q, isUnread, talentProfileId }: Which,
  { after, limit }: Page,
) {
  const shown = await db
    .select({ id: conversations.id })
    .from(conversations)
    .leftJoin(conversationParticipants, isOwnPlace(userId))
    .leftJoin(productionRoles, eq(productionRoles.id, conversations.roleId))
    .leftJoin(productions, isItsProduction)
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(
      and(
        isTakenPartIn(conversations.id, userId),
        isNotNull(conversations.lastMessageAt),
        isUnread
          ? gt(conversations.lastSequence, conversationParticipants.readSequence)
          : undefined,
        talentProfileId ? eq(conversations.talentProfileId, talentProfileId) : undefined,
        q ? isFound(q, userId) : undefined,
        after &&
          sql`(${conversations.lastMessageAt}, ${conversations.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(...LATEST_FIRST)
    .limit(limit);
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  return selectConversations(db, userId)
    .where(inArray(conversations.id, ids))
    .orderBy(...LATEST_FIRST);
}
export type ConversationRow = Awaited<ReturnType<typeof listConversationRows>>[number];

export async function findConversationRow(db: Queryable, userId: string, conversationId: string) {
  const [found] = await selectConversations(db, userId)
    .where(eq(conversations.id, conversationId))
    .limit(1);
  return found;
}

/** Where a conversation stands in the list. */
export async function findPlace(db: Queryable, conversationId: string): Promise<Place | undefined> {
  const [found] = await db
    .select({ id: conversations.id, at: conversations.lastMessageAt })
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  return found?.at ? { at: found.at, id: found.id } : undefined;
}

const isOfTeam = (userId: string) => sql<boolean>`coalesce(
  ${productions.createdByUserId} = ${userId} or ${productionCollaborators.userId} is not null, false)`;

function selectConversations(db: Queryable, userId: string) {
  const title = sql<
    string | null
  >`case when ${isOfTeam(userId)} then ${productions.title} else ${titleForOutsiders} end`;
  return db
    .select({
      id: conversations.id,
      lastSequence: conversations.lastSequence,
      revision: conversations.revision,
      lastMessageAt: conversations.lastMessageAt,
      roleId: conversations.roleId,
      productionId: conversations.productionId,
      roleTitle: productionRoles.title,
      productionTitle: title,
      isOfTeam: isOfTeam(userId),
      isDirect: conversationParticipants.isDirect,
      readSequence: conversationParticipants.readSequence,
      talent: {
        id: talentProfiles.id,
        userId: talentProfiles.userId,
        photoKey: talentProfiles.photoKey,
      },
      talentName,
      last: {
        authorUserId: messages.authorUserId,
        text: sql<string>`left(${messages.text}, ${SHOWN_LENGTH})`,
        attachments: sql<number>`(select count(*)::int from ${messageAttachments}
          where ${messageAttachments.messageId} = ${messages.id})`,
        deletedAt: messages.deletedAt,
        sentAt: messages.sentAt,
      },
    })
    .from(conversations)
    .leftJoin(conversationParticipants, isOwnPlace(userId))
    .leftJoin(productionRoles, eq(productionRoles.id, conversations.roleId))
    .leftJoin(productions, isItsProduction)
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .leftJoin(talentProfiles, eq(talentProfiles.id, conversations.talentProfileId))
    .leftJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(
      messages,
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.sequence, conversations.lastSequence),
      ),
    );
}

/** By somebody's name, or by what it is about as the reader may know it. */
function isFound(q: string, userId: string): SQL {
  const folded = sql`public.fold_text(${q}::text)`;
  const within = sql`'%' || ${folded} || '%'`;
  // What is kept folded is not folded again for each: that would take longer than all the rest.
  const isAboutIt = sql`(${productions.id} is not null and concat_ws(' ', ${productionRoles.foldedTitle},
    case when ${isOfTeam(userId)} then ${productions.foldedTitle}
      else public.fold_text(${titleForOutsiders}) end) like ${within})`;
  const isWithThem = sql`exists (
    select 1 from ${conversationParticipants} place
    join ${users} person on person.id = place.user_id
    left join ${talentProfiles} profile on profile.user_id = person.id
    where place.conversation_id = ${conversations.id} and place.user_id <> ${userId}
      and (person.folded_name like ${within} or person.folded_last_name like ${within}
        or profile.folded_stage_name like ${within}))`;
  return sql`(${folded} <> '' and ${or(isAboutIt, isWithThem)})`;
}

/**
 * Whom a conversation shows: everyone by name, the talent's side as it is told, and who of those that
 * may act for the talent has read or written here.
 */
export async function listPlaces(db: Queryable, conversationIds: readonly string[], most: number) {
  if (conversationIds.length === 0) return [];
  const { rows } = await db.execute<{
    conversationId: string;
    userId: string;
    isDirect: boolean;
    readSequence: number;
    agency: string | null;
  }>(sql`
    select ${conversations.id} as "conversationId", people.user_id as "userId",
      people.is_direct as "isDirect", people.read_sequence::int as "readSequence",
      ${agencyFor(sql`people.user_id`)} as agency
    from ${conversations}
    left join ${talentProfiles} on ${talentProfiles.id} = ${conversations.talentProfileId}
    cross join lateral (
      select taking_part.user_id, coalesce(${conversationParticipants.isDirect}, false) as is_direct,
        coalesce(${conversationParticipants.readSequence}, 0) as read_sequence
      from (${takingPart()}) as taking_part (user_id)
      left join ${conversationParticipants}
        on ${conversationParticipants.conversationId} = ${conversations.id}
        and ${conversationParticipants.userId} = taking_part.user_id
      where ${conversationParticipants.userId} is not null
        or taking_part.user_id in (${sideUserIds()})
      order by is_direct desc, taking_part.user_id
      limit ${most}
    ) as people
    where ${inArray(conversations.id, [...conversationIds])}
  `);
  return rows;
}

/** Through which of their agencies someone acts for the conversation's talent. */
function agencyFor(userId: SQL) {
  return sql`(
    select ${businessPortfolios.name} from ${rosterEntries}
    join ${businessPortfolios} on ${businessPortfolios.id} = ${rosterEntries.portfolioId}
    where ${rosterEntries.talentProfileId} = ${conversations.talentProfileId}
      and (${businessPortfolios.ownerUserId} = ${userId} or exists (
        select 1 from ${businessPortfolioMembers}
        where ${businessPortfolioMembers.portfolioId} = ${businessPortfolios.id}
          and ${businessPortfolioMembers.userId} = ${userId}))
    order by ${rosterEntries.createdAt}, ${businessPortfolios.id}
    limit 1
  )`;
}

export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];

/** How much waits for a user, where they still take part. */
export async function countUnreadMessages(db: Queryable, userId: string): Promise<number> {
  const unread = sql<number>`coalesce(sum(${conversations.lastSequence} - ${conversationParticipants.readSequence}), 0)::int`;
  const [row] = await db
    .select({ unread })
    .from(conversationParticipants)
    .innerJoin(conversations, eq(conversations.id, conversationParticipants.conversationId))
    .where(
      and(
        eq(conversationParticipants.userId, userId),
        gt(conversations.lastSequence, conversationParticipants.readSequence),
        or(
          eq(conversationParticipants.isDirect, true),
          sql`${conversations.talentProfileId} in (${ownTalentIds(userId)})`,
        ),
      ),
    );
  return row?.unread ?? 0;
}
