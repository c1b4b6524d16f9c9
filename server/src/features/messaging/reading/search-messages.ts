import type { QueryOf } from '@callboard/contract/endpoint';
import type { messageEndpoints } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPeople } from '../people/list-people.ts';
import { findMessages, listDirectPlaces } from './queries.ts';

/** What is left of a word that is searched for: the rest is not compared. */
const SOMETHING = /[\p{Letter}\p{Number}]/u;

export async function searchMessages(
  { db }: Platform,
  actor: Actor,
  { q, conversationId, talentProfileId, cursor, limit }: QueryOf<typeof messageEndpoints.search>,
) {
  const words = [...new Set(q.split(/\s+/))].filter((word) => SOMETHING.test(word));
  if (words.length === 0) return { items: [], nextCursor: null };
  const after = readCursor(cursor);
  const found = await findMessages(db, actor.user.id, {
    words,
    conversationId,
    talentProfileId,
    after,
    limit: limit + 1,
  });
  const { shown, nextCursor } = pageOf(found, limit, ({ sentAt }) => sentAt);
  const direct = await listDirect(
    db,
    shown.map((message) => message.conversationId),
  );
  const authorIds = shown.map(({ authorUserId }) => authorUserId);
  const people = await listPeople(db, [...authorIds, ...[...direct.values()].flat()]);
  const items = shown.flatMap(({ authorUserId, sentAt, ...message }) => {
    const author = people.get(authorUserId);
    if (author === undefined) return [];
    const others = (direct.get(message.conversationId) ?? []).filter((id) => id !== authorUserId);
    const to = others.flatMap((userId) => people.get(userId) ?? []);
    return [{ ...message, author, to, sentAt: sentAt.toISOString() }];
  });
  return { items, nextCursor };
}

/** Who takes part by name in each conversation. */
async function listDirect(db: Queryable, conversationIds: readonly string[]) {
  const rows = await listDirectPlaces(db, conversationIds);
  const places = Map.groupBy(rows, ({ conversationId }) => conversationId);
  return new Map([...places].map(([id, some]) => [id, some.map(({ userId }) => userId)]));
}
