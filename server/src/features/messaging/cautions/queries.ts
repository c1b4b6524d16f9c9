import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { conversations } from '../tables.ts';

type Since = { joinedAfter: Date; begunAfter: Date; most: number };

/** How many conversations someone new here has begun and written in; nothing for everyone else. */
export async function countBegunByNewcomer(
  db: Queryable,
  userId: string,
  { joinedAfter, begunAfter, most }: Since,
): Promise<number> {
  const begun = db
    .select({ one: sql`1` })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.startedByUserId))
    .where(
      and(
        eq(conversations.startedByUserId, userId),
        gt(conversations.createdAt, begunAfter),
        gt(conversations.lastSequence, 0),
        gt(users.createdAt, joinedAfter),
      ),
    )
    .limit(most);
  return db.$count(begun.as('begun'));
}

export async function isNewcomer(db: Queryable, userId: string, joinedAfter: Date) {
  const isNew = and(eq(users.id, userId), gt(users.createdAt, joinedAfter));
  return (await db.$count(users, isNew)) > 0;
}
