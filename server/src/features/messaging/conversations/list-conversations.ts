import type { conversationEndpoints } from '@callboard/contract/conversations';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listRefusals } from '../refusals/find-refusals.ts';
import { gatherPeople } from './gather-people.ts';
import { lastMessageOf, presentConversation, unreadOf } from './present-conversation.ts';
import { type ConversationRow, findPlace, listConversationRows } from './queries.ts';

export async function listConversations(
  platform: Platform,
  actor: Actor,
  { q, unread, talentProfileId, cursor, limit }: QueryOf<typeof conversationEndpoints.list>,
) {
  const rows = await listConversationRows(
    platform.db,
    actor.user.id,
    {
      ...(q !== undefined && { q }),
      ...(unread !== undefined && { isUnread: unread }),
      ...(talentProfileId !== undefined && { talentProfileId }),
    },
    { after: readCursor(cursor), limit: limit + 1 },
  );
  const { shown, nextCursor } = pageOf(rows, limit, timeOf);
  return { items: await presentAll(platform, actor, shown), nextCursor };
}

export async function presentAll(
  platform: Platform,
  actor: Actor,
  rows: readonly ConversationRow[],
) {
  const ids = rows.map(({ id }) => id);
  const [{ peopleOf, authorOf }, refusals] = await Promise.all([
    gatherPeople(platform, actor, rows),
    listRefusals(platform.db, actor.user.id, ids),
  ]);
  return rows.map((row) =>
    presentConversation(row, {
      people: peopleOf(row),
      author: authorOf(row),
      refusal: refusals.get(row.id) ?? null,
    }),
  );
}

/** The same list, light, for the page that is live. */
export async function listSocketConversations(
  platform: Platform,
  actor: Actor,
  { before, limit }: QueryOf<typeof conversationEndpoints.socketConversations>,
) {
  const after = before === undefined ? undefined : await findPlace(platform.db, before);
  if (before !== undefined && after === undefined) return [];
  const rows = await listConversationRows(platform.db, actor.user.id, {}, { after, limit });
  const { peopleOf, authorOf } = await gatherPeople(platform, actor, rows);
  return rows.map((row) => ({
    id: row.id,
    people: peopleOf(row).slice(0, -1),
    lastMessage: lastMessageOf(row, authorOf(row)),
    unread: unreadOf(row),
  }));
}

function timeOf({ lastMessageAt }: ConversationRow): Date {
  return lastMessageAt ?? new Date(0);
}
