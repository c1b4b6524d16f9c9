import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../../platform/database/database.ts';
import { users } from '../../../../auth/tables.ts';
import { businessPortfolios } from '../../../../business-portfolios/tables.ts';
import { productionRoles } from '../../../../productions/roles/tables.ts';
import { productions, productionViewers } from '../../../../productions/tables.ts';
import { everyoneActingFor, ownTalentIds } from '../../../../representation/conditions.ts';
import { talentName } from '../../../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../../../talent-profiles/tables.ts';
import { castings, castingsOf } from '../../castings/queries.ts';
import { agencyTeams } from '../queries.ts';

/** Of each of these talents: the latest role for which they are cast or asked by the user's teams. */
export async function listCastingsFor(
  db: Queryable,
  userId: string,
  talentUserIds: readonly string[],
) {
  const theirs = sql`select meant.id from ${talentProfiles} meant
    where meant.user_id = any(${sql.param([...talentUserIds])}::uuid[])`;
  return listConnecting(db, {
    person: talentProfiles.userId,
    among: castings(({ talentProfileId }) => sql`${talentProfileId} in (${theirs})`),
    clientUserIds: [userId],
  });
}

/** Of each of these clients: the latest role of theirs for which the talent is cast or asked. */
export async function listCastingsOf(
  db: Queryable,
  talentProfileId: string,
  clientUserIds: readonly string[],
) {
  const among = castingsOf(talentProfileId);
  return listConnecting(db, { person: productionViewers.userId, among, clientUserIds });
}

export type Connecting = {
  userId: string;
  how: 'applied' | 'invited' | 'held' | 'asked';
  role: string;
};

type Between = { person: SQLWrapper; among: SQL; clientUserIds: readonly string[] };

/** An application says more than an invitation, and that more than a question. */
async function listConnecting(
  db: Queryable,
  { person, among, clientUserIds }: Between,
): Promise<Connecting[]> {
  const { rows } = await db.execute<Connecting>(sql`
    select distinct on (${person}) ${person} as "userId", castings.how, ${productionRoles.title} as role
    from ${among}
    join ${talentProfiles} on ${talentProfiles.id} = castings.talent_profile_id
    join ${productionRoles} on ${productionRoles.id} = castings.role_id
    join ${productionViewers} on ${productionViewers.productionId} = ${productionRoles.productionId}
    where ${productionViewers.userId} = any(${sql.param([...clientUserIds])}::uuid[])
    order by ${person}, array_position('{applied,invited,held,asked}', castings.how),
      castings.since desc`);
  return rows;
}

/** With each of these: a production that they and the user work on, the latest. */
export async function listSharedProductions(
  db: Queryable,
  userId: string,
  others: readonly string[],
) {
  const { rows } = await db.execute<{ userId: string; title: string }>(sql`
    select distinct on (their.user_id) their.user_id as "userId", ${productions.title} as title
    from ${productionViewers} own
    join ${productionViewers} their on their.production_id = own.production_id
    join ${productions} on ${productions.id} = own.production_id
    where own.user_id = ${userId} and their.user_id = any(${sql.param([...others])}::uuid[])
    order by their.user_id, ${productions.createdAt} desc`);
  return rows;
}

/** With each of these: an agency for which they and the user work. */
export async function listSharedAgencies(db: Queryable, userId: string, others: readonly string[]) {
  const { rows } = await db.execute<{ userId: string; title: string }>(sql`
    select distinct on (their.user_id) their.user_id as "userId", ${businessPortfolios.name} as title
    from (${agencyTeams}) own
    join (${agencyTeams}) their on their.portfolio_id = own.portfolio_id
    join ${businessPortfolios} on ${businessPortfolios.id} = own.portfolio_id
    where own.user_id = ${userId} and their.user_id = any(${sql.param([...others])}::uuid[])
    order by their.user_id, ${businessPortfolios.createdAt}`);
  return rows;
}

/** Of each of these people: a talent whose profile they keep, for whom the user works. */
export async function listKeptTalents(db: Queryable, userId: string, keepers: readonly string[]) {
  const { rows } = await db.execute<{ userId: string; talent: string; isOwn: boolean }>(sql`
    select distinct on (${talentProfiles.ownerUserId}) ${talentProfiles.ownerUserId} as "userId",
      ${talentName} as talent, ${talentProfiles.userId} = ${talentProfiles.ownerUserId} as "isOwn"
    from ${talentProfiles} join ${users} on ${users.id} = ${talentProfiles.userId}
    where ${talentProfiles.ownerUserId} = any(${sql.param([...keepers])}::uuid[])
      and ${talentProfiles.id} in (${ownTalentIds(userId)})
    order by ${talentProfiles.ownerUserId}, "isOwn" desc, ${users.foldedName}`);
  return rows;
}

/** Of each of these agents: a talent whom the user is or keeps, and for whom they work. */
export async function listRepresented(db: Queryable, userId: string, agents: readonly string[]) {
  const { rows } = await db.execute<{ userId: string; talent: string; isOwn: boolean }>(sql`
    select distinct on (acting.user_id) acting.user_id as "userId", ${talentName} as talent,
      ${talentProfiles.userId} = ${userId} as "isOwn"
    from ${talentProfiles} join ${users} on ${users.id} = ${talentProfiles.userId}
    cross join lateral (${everyoneActingFor(talentProfiles.id)}) as acting (user_id)
    where (${talentProfiles.userId} = ${userId} or ${talentProfiles.ownerUserId} = ${userId})
      and acting.user_id = any(${sql.param([...agents])}::uuid[])
    order by acting.user_id, "isOwn" desc, ${users.foldedName}`);
  return rows;
}
