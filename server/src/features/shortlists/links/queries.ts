import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { shortlistLinks, shortlists } from '../tables.ts';

/** A link, and how a person stands to its production. */
export async function findLinkStanding(db: Queryable, linkId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      shortlistId: shortlistLinks.shortlistId,
      revokedAt: shortlistLinks.revokedAt,
    })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(shortlistLinks.id, linkId));
  return row;
}

export type LinkRow = Awaited<ReturnType<typeof listLinkRows>>[number];

/** A list's links, the newest first. */
export async function listLinkRows(db: Queryable, shortlistId: string, limit: number) {
  return db
    .select({
      id: shortlistLinks.id,
      label: shortlistLinks.label,
      createdByName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      createdAt: shortlistLinks.createdAt,
      expiresAt: shortlistLinks.expiresAt,
      revokedAt: shortlistLinks.revokedAt,
      lastOpenedAt: shortlistLinks.lastOpenedAt,
    })
    .from(shortlistLinks)
    .innerJoin(users, eq(users.id, shortlistLinks.createdByUserId))
    .where(eq(shortlistLinks.shortlistId, shortlistId))
    .orderBy(desc(shortlistLinks.createdAt), desc(shortlistLinks.id))
    .limit(limit);
}

export async function countLiveLinks(db: Queryable, shortlistId: string, now: Date) {
  const isLive = and(
    eq(shortlistLinks.shortlistId, shortlistId),
    isNull(shortlistLinks.revokedAt),
    gt(shortlistLinks.expiresAt, now),
  );
  return db.$count(shortlistLinks, isLive);
}

export async function insertLink(db: Queryable, link: typeof shortlistLinks.$inferInsert) {
  await db.insert(shortlistLinks).values(link);
}

/** Whether it was not revoked before. */
export async function setRevoked(db: Queryable, linkId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(shortlistLinks)
    .set({ revokedAt: now })
    .where(and(eq(shortlistLinks.id, linkId), isNull(shortlistLinks.revokedAt)));
  return rowCount === 1;
}
