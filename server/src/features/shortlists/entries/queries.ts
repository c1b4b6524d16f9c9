import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { representations } from '../../representation/tables.ts';
import { talentName, verifiedKinds } from '../../talent-profiles/conditions.ts';
import { talentTo } from '../../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { talentTraits } from '../../talent-profiles/traits/tables.ts';
import { shortlistEntries, shortlists } from '../tables.ts';

/** An entry, and how a person stands to its production. */
export async function findEntryStanding(db: Queryable, entryId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      entryId: shortlistEntries.id,
      shortlistId: shortlistEntries.shortlistId,
      talentProfileId: shortlistEntries.talentProfileId,
    })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .innerJoin(productions, eq(productions.id, shortlists.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(shortlistEntries.id, entryId));
  return row;
}

const adders = alias(users, 'adders');

/** The agency that has acted for them longest. */
const agencyName = sql<string | null>`(
  select ${businessPortfolios.name} from ${representations}
  join ${businessPortfolios} on ${businessPortfolios.id} = ${representations.portfolioId}
  where ${representations.talentProfileId} = ${talentProfiles.id}
    and ${representations.status} = 'active'
  order by ${representations.startedAt}, ${representations.id} limit 1
)`;

/** Theirs to the list's own role before others, the newest first. */
const applicationId = sql<string | null>`(
  select ${applications.id} from ${applications}
  join ${productionRoles} on ${productionRoles.id} = ${applications.roleId}
  where ${applications.talentProfileId} = ${talentProfiles.id}
    and ${productionRoles.productionId} = ${shortlists.productionId}
  order by ${applications.roleId} is not distinct from ${shortlists.roleId} desc,
    ${applications.createdAt} desc limit 1
)`;

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** A list in its order, with all that decides whether this viewer may see whom. */
export async function listEntries(
  db: Queryable,
  shortlistId: string,
  viewerId: string | undefined,
) {
  return db
    .select({
      id: shortlistEntries.id,
      talentProfileId: talentProfiles.id,
      name: talentName,
      fullName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      photoKey: talentProfiles.photoKey,
      headline: talentProfiles.headline,
      playingAgeMin: talentProfiles.playingAgeMin,
      playingAgeMax: talentProfiles.playingAgeMax,
      city: talentProfiles.city,
      region: talentProfiles.region,
      gender: talentProfiles.gender,
      heightCm: talentTraits.heightCm,
      agencyName,
      verified: verifiedKinds,
      note: shortlistEntries.note,
      applicationId,
      addedByName: sql<string>`${adders.firstName} || ' ' || ${adders.lastName}`,
      addedAt: shortlistEntries.addedAt,
      ...talentTo(db, viewerId),
    })
    .from(shortlistEntries)
    .innerJoin(shortlists, eq(shortlists.id, shortlistEntries.shortlistId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, shortlistEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(adders, eq(adders.id, shortlistEntries.addedByUserId))
    .leftJoin(talentTraits, eq(talentTraits.talentProfileId, talentProfiles.id))
    .where(eq(shortlistEntries.shortlistId, shortlistId))
    .orderBy(asc(shortlistEntries.position), asc(shortlistEntries.id));
}

/** How many there are, the last place, and which of these talents are among them. */
export async function findRoom(
  db: Queryable,
  shortlistId: string,
  talentProfileIds: readonly string[],
) {
  const { shortlistId: ofList, talentProfileId, position } = shortlistEntries;
  const [room] = await db
    .select({ count: sql<number>`count(*)::int`, last: max(position) })
    .from(shortlistEntries)
    .where(eq(ofList, shortlistId));
  const known = await db
    .select({ talentProfileId })
    .from(shortlistEntries)
    .where(and(eq(ofList, shortlistId), inArray(talentProfileId, [...talentProfileIds])));
  return {
    count: room?.count ?? 0,
    last: room?.last ?? 0,
    known: new Set(known.map((row) => row.talentProfileId)),
  };
}

export async function insertEntries(
  db: Queryable,
  entries: readonly (typeof shortlistEntries.$inferInsert)[],
) {
  await db.insert(shortlistEntries).values([...entries]);
}

/** These come first, in this order; the others keep theirs behind them. */
export async function updatePlaces(tx: Transaction, shortlistId: string, ids: readonly string[]) {
  const { id, position } = shortlistEntries;
  await tx.execute(sql`
    update ${shortlistEntries} set position = placed.place
    from (
      select ${id} as id, row_number() over (
        order by array_position(${sql.param([...ids])}::uuid[], ${id}), ${position}, ${id}
      ) as place
      from ${shortlistEntries} where ${shortlistEntries.shortlistId} = ${shortlistId}
    ) placed
    where ${id} = placed.id
  `);
}

export async function setNote(db: Queryable, entryId: string, note: string | null) {
  await db.update(shortlistEntries).set({ note }).where(eq(shortlistEntries.id, entryId));
}

export async function deleteEntry(db: Queryable, entryId: string) {
  await db.delete(shortlistEntries).where(eq(shortlistEntries.id, entryId));
}
