import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { isOnPro } from '../billing/conditions.ts';
import { subscriptions } from '../billing/tables.ts';
import { clientCompanies } from '../client-profiles/tables.ts';
import { isCollaboration, standingColumns } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../productions/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentTo } from '../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { shortlistEntries, shortlistLinks, shortlists } from './tables.ts';

/** A list, and how a person stands to its production. */
export async function findShortlistStanding(db: Queryable, shortlistId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      shortlistId: shortlists.id,
      name: shortlists.name,
      roleId: shortlists.roleId,
      productionTitle: productions.title,
    })
    .from(shortlists)
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(shortlists.id, shortlistId));
  return row;
}

/** The name of the company whose production it is, if it has Pro. */
export async function findCompanyOnPro(
  db: Queryable,
  shortlistId: string,
): Promise<string | undefined> {
  const [company] = await db
    .select({ name: clientCompanies.name })
    .from(shortlists)
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .where(
      and(eq(shortlists.id, shortlistId), isOnPro(subscriptions.companyId, clientCompanies.id)),
    );
  return company?.name;
}

/** Whoever adds, orders or says something takes turns with others who do. */
export async function lockShortlist(tx: Transaction, shortlistId: string) {
  await tx
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(eq(shortlists.id, shortlistId))
    .for('update');
}

/** Whoever begins a list takes turns with others who do: there are only so many. */
export async function lockProduction(tx: Transaction, productionId: string) {
  await tx
    .select({ id: productions.id })
    .from(productions)
    .where(eq(productions.id, productionId))
    .for('no key update');
}

export async function countShortlists(db: Queryable, productionId: string): Promise<number> {
  return db.$count(shortlists, eq(shortlists.productionId, productionId));
}

export async function insertShortlist(db: Queryable, shortlist: typeof shortlists.$inferInsert) {
  await db.insert(shortlists).values(shortlist);
}

export async function updateShortlist(
  db: Queryable,
  shortlistId: string,
  changes: Partial<typeof shortlists.$inferInsert> & { updatedAt: Date },
) {
  await db.update(shortlists).set(changes).where(eq(shortlists.id, shortlistId));
}

export async function deleteShortlistRow(db: Queryable, shortlistId: string) {
  await db.delete(shortlists).where(eq(shortlists.id, shortlistId));
}

export async function isRoleOf(
  db: Queryable,
  productionId: string,
  roleId: string,
): Promise<boolean> {
  const isTheirs = and(
    eq(productionRoles.id, roleId),
    eq(productionRoles.productionId, productionId),
  );
  return (await db.$count(productionRoles, isTheirs)) > 0;
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** A production's lists or one list, the oldest first. */
export async function listSummaries(
  db: Queryable,
  which: { productionId: string } | { shortlistId: string },
  now: Date,
) {
  const isMeant: SQL =
    'productionId' in which
      ? eq(shortlists.productionId, which.productionId)
      : eq(shortlists.id, which.shortlistId);
  const live = db
    .select({ shortlistId: shortlistLinks.shortlistId, links: count().as('links') })
    .from(shortlistLinks)
    .innerJoin(users, eq(users.id, shortlistLinks.createdByUserId))
    .where(
      and(
        isNull(shortlistLinks.revokedAt),
        gt(shortlistLinks.expiresAt, now),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .groupBy(shortlistLinks.shortlistId)
    .as('live');
  return db
    .select({
      id: shortlists.id,
      productionId: shortlists.productionId,
      name: shortlists.name,
      roleId: shortlists.roleId,
      roleTitle: productionRoles.title,
      liveLinks: sql<number>`coalesce(${live.links}, 0)::int`,
      updatedAt: shortlists.updatedAt,
    })
    .from(shortlists)
    .leftJoin(productionRoles, eq(productionRoles.id, shortlists.roleId))
    .leftJoin(live, eq(live.shortlistId, shortlists.id))
    .where(isMeant)
    .orderBy(asc(shortlists.createdAt), asc(shortlists.id));
}

/** Who is on these lists, in order, with all that decides whether this viewer may see them. */
export async function listFaces(
  db: Queryable,
  shortlistIds: readonly string[],
  viewerId: string | undefined,
) {
  return db
    .select({
      shortlistId: shortlistEntries.shortlistId,
      entryId: shortlistEntries.id,
      talentProfileId: talentProfiles.id,
      name: talentName,
      photoKey: talentProfiles.photoKey,
      ...talentTo(db, viewerId),
    })
    .from(shortlistEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, shortlistEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(shortlistEntries.shortlistId, [...shortlistIds]))
    .orderBy(asc(shortlistEntries.position), asc(shortlistEntries.id));
}
