import { and, asc, countDistinct, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { productions } from '../../productions/tables.ts';
import { shortlistEntries, shortlistLinks, shortlistOpinions, shortlists } from '../tables.ts';

export type OpinionRow = Awaited<ReturnType<typeof listOpinions>>[number];

/** What was said of every face of a list, the oldest first. */
export async function listOpinions(db: Queryable, shortlistId: string) {
  return db
    .select({
      id: shortlistOpinions.id,
      entryId: shortlistOpinions.entryId,
      viewerName: shortlistOpinions.viewerName,
      rating: shortlistOpinions.rating,
      comment: shortlistOpinions.comment,
      updatedAt: shortlistOpinions.updatedAt,
    })
    .from(shortlistOpinions)
    .innerJoin(shortlistEntries, eq(shortlistEntries.id, shortlistOpinions.entryId))
    .where(eq(shortlistEntries.shortlistId, shortlistId))
    .orderBy(asc(shortlistOpinions.createdAt), asc(shortlistOpinions.id));
}

type Viewer = { linkId: string; viewerId: string };

const isBy = ({ linkId, viewerId }: Viewer) =>
  and(eq(shortlistOpinions.linkId, linkId), eq(shortlistOpinions.viewerId, viewerId));

/** What one viewer said, face by face. */
export async function listOpinionsBy(db: Queryable, viewer: Viewer) {
  return db
    .select({
      entryId: shortlistOpinions.entryId,
      rating: shortlistOpinions.rating,
      comment: shortlistOpinions.comment,
    })
    .from(shortlistOpinions)
    .where(isBy(viewer));
}

/** Of a list, and of the people who say something through one link. */
export async function countOpinions(db: Queryable, shortlistId: string): Promise<number> {
  const ofList = db
    .select({ id: shortlistEntries.id })
    .from(shortlistEntries)
    .where(eq(shortlistEntries.shortlistId, shortlistId));
  return db.$count(shortlistOpinions, sql`${shortlistOpinions.entryId} in ${ofList}`);
}

export async function countViewers(db: Queryable, linkId: string): Promise<number> {
  const [row] = await db
    .select({ viewers: countDistinct(shortlistOpinions.viewerId) })
    .from(shortlistOpinions)
    .where(eq(shortlistOpinions.linkId, linkId));
  return row?.viewers ?? 0;
}

/** One each: what was said before is replaced. */
export async function putOpinion(db: Queryable, opinion: typeof shortlistOpinions.$inferInsert) {
  const { viewerName, rating = null, comment = null, updatedAt } = opinion;
  await db
    .insert(shortlistOpinions)
    .values(opinion)
    .onConflictDoUpdate({
      target: [shortlistOpinions.linkId, shortlistOpinions.viewerId, shortlistOpinions.entryId],
      set: { viewerName, rating, comment, updatedAt },
    });
}

export async function deleteOpinion(db: Queryable, viewer: Viewer, entryId: string) {
  await db
    .delete(shortlistOpinions)
    .where(and(isBy(viewer), eq(shortlistOpinions.entryId, entryId)));
}

/** Whoever calls themselves something else is called so everywhere. */
export async function renameViewer(db: Queryable, viewer: Viewer, viewerName: string) {
  await db.update(shortlistOpinions).set({ viewerName }).where(isBy(viewer));
}

/** Who said something through a link in this time, and of which faces. */
export async function listSaid(db: Queryable, linkId: string, from: Date, to: Date) {
  const { viewerId, viewerName, entryId, updatedAt } = shortlistOpinions;
  return db
    .select({
      viewerName: sql<string>`max(${viewerName})`,
      entryIds: sql<string[]>`array_agg(${entryId})`,
    })
    .from(shortlistOpinions)
    .where(and(eq(shortlistOpinions.linkId, linkId), gte(updatedAt, from), lt(updatedAt, to)))
    .groupBy(viewerId)
    .orderBy(sql`count(*) desc`, viewerId);
}

/** What a link is about, and who made it and its list. */
export async function findAbout(db: Queryable, linkId: string) {
  const [row] = await db
    .select({
      shortlistId: shortlists.id,
      name: shortlists.name,
      productionId: productions.id,
      productionTitle: productions.title,
      linkMakerUserId: shortlistLinks.createdByUserId,
      listMakerUserId: shortlists.createdByUserId,
    })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .where(eq(shortlistLinks.id, linkId));
  return row;
}
