import type { BlockedPerson } from '@callboard/contract/blocks';
import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listPeople } from '../people/list-people.ts';
import { listBlocksBy } from './queries.ts';

export async function listBlocks(
  { db }: Platform,
  { user }: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await listBlocksBy(db, user.id, { before: readCursor(cursor), limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  const people = await listPeople(
    db,
    shown.map(({ id }) => id),
  );
  const items = shown.flatMap(({ id, createdAt }): BlockedPerson[] => {
    const person = people.get(id);
    if (person === undefined) return [];
    const { userId, name, photoUrl } = person;
    return [{ userId, name, photoUrl, blockedAt: createdAt.toISOString() }];
  });
  return { items, nextCursor };
}
