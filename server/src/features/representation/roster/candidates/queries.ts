import {
  and,
  asc,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { talentTo } from '../../../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { agencyBetween } from '../../queries.ts';
import { representations, rosterEntries } from '../../tables.ts';
import { isGrownUp } from '../page/queries.ts';

type Wanted = {
  portfolioId: string;
  viewerId: string;
  isWithMinors: boolean;
  now: Date;
  limit: number;
};

const keepers = alias(users, 'keepers');
const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Sorts behind every text that begins with what stands before it. */
const LAST_CHARACTER = '\uffff';

/** Those whose first, last or stage name begins with it, whatever its accents and capitals. */
export async function findCandidatesByName(db: Queryable, name: string, wanted: Wanted) {
  const folded = sql`public.fold_text(${name}::text)`;
  // Each out of its own index in the order of names, so that few letters cost no more than many.
  const beginning = (column: PgColumn) =>
    db
      .select({ id: talentProfiles.id })
      .from(talentProfiles)
      .innerJoin(users, eq(users.id, talentProfiles.userId))
      .innerJoin(keepers, eq(keepers.id, talentProfiles.ownerUserId))
      .where(
        and(
          gte(column, folded),
          lt(column, sql`${folded} || ${LAST_CHARACTER}`),
          sql`${folded} <> ''`,
          isAskable(db, wanted),
        ),
      )
      .orderBy(asc(column))
      .limit(wanted.limit);
  const found = sql`${talentProfiles.id} in (
    (${beginning(users.foldedName)}) union all (${beginning(users.foldedLastName)})
    union all (${beginning(talentProfiles.foldedStageName)})
  )`;
  return listCandidates(db, found, wanted);
}

/** The talent with this address, and those whose guardian has it. */
export async function findCandidatesByEmail(db: Queryable, email: string, wanted: Wanted) {
  const user = sql`(select found.id from ${users} found where lower(found.email) = lower(${email}))`;
  const found = or(eq(talentProfiles.userId, user), eq(talentProfiles.ownerUserId, user));
  return listCandidates(db, and(found, isAskable(db, wanted)), wanted);
}

/** Who can be asked at all: somebody answers for them, and the agent may see them. */
function isAskable(db: Queryable, { viewerId, isWithMinors, now }: Wanted): SQL | undefined {
  return and(
    eq(users.role, 'talent'),
    isNull(users.suspendedAt),
    isNull(users.deletedAt),
    isNotNull(keepers.email),
    or(ne(talentProfiles.visibility, 'hidden'), exists(agencyBetween(db, viewerId))),
    isWithMinors ? undefined : isGrownUp(now),
  );
}

async function listCandidates(
  db: Queryable,
  which: SQL | undefined,
  { portfolioId, viewerId, limit }: Wanted,
) {
  const isOnRoster = sql<boolean>`exists (
    select from ${rosterEntries} where ${rosterEntries.portfolioId} = ${portfolioId}
      and ${rosterEntries.talentProfileId} = ${talentProfiles.id}
  )`;
  const isAsked = sql<boolean>`exists (
    select from ${representations} where ${representations.portfolioId} = ${portfolioId}
      and ${representations.talentProfileId} = ${talentProfiles.id}
      and ${representations.status} = 'requested'
  )`;
  return db
    .select({
      id: talentProfiles.id,
      name: sql<string>`coalesce(${talentProfiles.stageName}, ${fullName})`,
      photoKey: talentProfiles.photoKey,
      headline: talentProfiles.headline,
      city: talentProfiles.city,
      region: talentProfiles.region,
      isOnRoster,
      isAsked,
      ...talentTo(db, viewerId),
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(keepers, eq(keepers.id, talentProfiles.ownerUserId))
    .where(which)
    .orderBy(asc(users.foldedName), asc(talentProfiles.id))
    .limit(limit);
}
