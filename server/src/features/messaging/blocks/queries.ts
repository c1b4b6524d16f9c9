import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { userBlocks } from './tables.ts';

/** Whom someone has blocked, the latest first. */
export async function listBlocksBy(
  db: Queryable,
  blockerUserId: string,
  { before, limit }: { before: Place | undefined; limit: number },
) {
  const isOlder =
    before &&
    sql`(${userBlocks.createdAt}, ${userBlocks.blockedUserId}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return db
    .select({ id: userBlocks.blockedUserId, createdAt: userBlocks.createdAt })
    .from(userBlocks)
    .where(and(eq(userBlocks.blockerUserId, blockerUserId), isOlder))
    .orderBy(desc(userBlocks.createdAt), desc(userBlocks.blockedUserId))
    .limit(limit);
}

export function countBlocks(db: Queryable, blockerUserId: string): Promise<number> {
  return db.$count(userBlocks, eq(userBlocks.blockerUserId, blockerUserId));
}

export async function insertBlock(db: Queryable, block: typeof userBlocks.$inferInsert) {
  await db.insert(userBlocks).values(block).onConflictDoNothing();
}

export async function deleteBlock(db: Queryable, blockerUserId: string, blockedUserId: string) {
  const { blockerUserId: blocker, blockedUserId: blocked } = userBlocks;
  await db.delete(userBlocks).where(and(eq(blocker, blockerUserId), eq(blocked, blockedUserId)));
}

/** Whether one of them takes no messages from the user, or the user none from one of them. */
export async function isBlockBetween(
  db: Queryable,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  const { blockerUserId: blocker, blockedUserId: blocked } = userBlocks;
  const found = await db.$count(
    userBlocks,
    or(
      and(eq(blocker, userId), inArray(blocked, [...others])),
      and(eq(blocked, userId), inArray(blocker, [...others])),
    ),
  );
  return found > 0;
}
