import type { QueryOf } from '@callboard/contract/endpoint';
import type { messageEndpoints } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPeople } from '../people/list-people.ts';
import { findMessages } from './queries.ts';

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
  const authors = await listPeople(
    db,
    shown.map(({ authorUserId }) => authorUserId),
  );
  const items = shown.flatMap(({ authorUserId, sentAt, ...message }) => {
    const author = authors.get(authorUserId);
    return author === undefined ? [] : [{ ...message, author, sentAt: sentAt.toISOString() }];
  });
  return { items, nextCursor };
}
