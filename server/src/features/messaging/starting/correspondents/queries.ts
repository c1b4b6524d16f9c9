import { and, asc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../../../business-portfolios/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productionViewers } from '../../../productions/tables.ts';
import {
  agencyBetween,
  everyoneActingFor,
  ownTalentIds,
} from '../../../representation/conditions.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { castings, castingsOf } from '../castings/queries.ts';
import type { Circle } from './circles.ts';
import type { NamePlace } from './place.ts';

export type Wanted = {
  userId: string;
  /** Staff finds also whoever hides. */
  isStaff: boolean;
  talentProfileId: string | null;
  /** In small letters; nothing means everyone. */
  q: string | undefined;
  after: NamePlace | undefined;
  limit: number;
};

/** People of these circles by name, each once. Each circle comes out of its own index, in order. */
export async function listInCircles(db: Queryable, circles: readonly Circle[], wanted: Wanted) {
  const branches = circles.map((circle) => sql`(${selectCircle(db, circle, wanted)})`);
  const { rows } = await db.execute<{
    id: string;
    foldedName: string;
    profileId: string | null;
  }>(sql`
    select distinct id, folded_name as "foldedName", profile_id as "profileId"
    from (${sql.join(branches, sql` union all `)}) people
    order by "foldedName", id limit ${wanted.limit}`);
  return rows;
}

function selectCircle(db: Queryable, circle: Circle, wanted: Wanted) {
  const { after, userId } = wanted;
  const isAfter =
    after &&
    sql`(${users.foldedName}, ${users.id}) > (${after.foldedName}::text collate "C", ${after.id}::uuid)`;
  return db
    .select({
      id: sql`${users.id}`.as('id'),
      folded_name: sql`${users.foldedName}`.as('folded_name'),
      profile_id: sql`${talentProfiles.id}`.as('profile_id'),
    })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(
      and(
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
        ne(users.id, userId),
        isNamed(circle, wanted),
        CONDITIONS[circle](db, wanted),
        isAfter,
      ),
    )
    .orderBy(asc(users.foldedName), asc(users.id))
    .limit(wanted.limit);
}

function isNamed(circle: Circle, { q, userId }: Wanted): SQL | undefined {
  if (q === undefined) return undefined;
  const pattern = sql`'%' || public.fold_text(${q}::text) || '%'`;
  const isByName = sql`${users.foldedName} like ${pattern}`;
  const isByStageName = sql`${talentProfiles.foldedStageName} like ${pattern}`;
  if (circle === 'talents_by_name') return isByName;
  if (circle === 'own_talents') {
    return or(isByName, isByStageName, isKeeperOf(userId, pattern));
  }
  return circle === 'talents_by_stage_name' ? isByStageName : or(isByName, isByStageName);
}

/** An agent who looks for a child by its name finds whoever keeps its profile. */
const isKeeperOf = (userId: string, pattern: SQL) => sql`${users.id} in (
  select kept.owner_user_id from ${talentProfiles} kept
  join ${users} child on child.id = kept.user_id
  where kept.id in (${ownTalentIds(userId)})
    and (child.folded_name like ${pattern} or kept.folded_stage_name like ${pattern}))`;

const isTalent = eq(users.role, 'talent');

/** Talents whose profile is hidden are found by those alone who know them already. */
const isShown = (db: Queryable, { userId, isStaff }: Wanted) =>
  isStaff
    ? undefined
    : or(
        ne(talentProfiles.visibility, 'hidden'),
        exists(agencyBetween(db, userId)),
        isCastFor(userId),
      );

/** Whether the talent is cast, or asked, in a production on whose team the user is. */
const isCastFor = (userId: string) => {
  const ownRoles = sql`select ${productionRoles.id} from ${productionViewers}
    join ${productionRoles} on ${productionRoles.productionId} = ${productionViewers.productionId}
    where ${productionViewers.userId} = ${userId}`;
  const own = castings(({ roleId }) => sql`${roleId} in (${ownRoles})`);
  return sql`${talentProfiles.id} in (select castings.talent_profile_id from ${own})`;
};

const CONDITIONS: Record<Circle, (db: Queryable, wanted: Wanted) => SQL | undefined> = {
  talents_by_name: (db, wanted) => and(isTalent, isShown(db, wanted)),
  talents_by_stage_name: (db, wanted) => and(isTalent, isShown(db, wanted)),
  cast_talents: (_, { userId }) => and(isTalent, isCastFor(userId)),
  agents: () => eq(users.role, 'agent'),
  everyone_else: () => ne(users.role, 'talent'),
  production_colleagues: (_, { userId }) =>
    and(
      eq(users.role, 'client'),
      sql`${users.id} in (select their.user_id from ${productionViewers} their
        join ${productionViewers} own on own.production_id = their.production_id
        where own.user_id = ${userId})`,
    ),
  casting_clients: (_, { talentProfileId }) =>
    and(
      eq(users.role, 'client'),
      sql`${users.id} in (select ${productionViewers.userId}
        from ${castingsOf(talentProfileId)}
        join ${productionRoles} on ${productionRoles.id} = castings.role_id
        join ${productionViewers} on ${productionViewers.productionId} = ${productionRoles.productionId})`,
    ),
  own_agents: (_, { userId, talentProfileId }) =>
    and(
      eq(users.role, 'agent'),
      sql`${users.id} in (select acting.user_id from ${talentProfiles} kept
        cross join lateral (${everyoneActingFor(sql`kept.id`)}) as acting (user_id)
        where kept.id = ${talentProfileId} or kept.user_id = ${userId}
          or kept.owner_user_id = ${userId})`,
    ),
  own_talents: (_, { userId }) =>
    and(
      isTalent,
      sql`${users.id} in (select kept.owner_user_id from ${talentProfiles} kept
        where kept.id in (${ownTalentIds(userId)}))`,
    ),
  agency_colleagues: (_, { userId }) =>
    and(
      eq(users.role, 'agent'),
      sql`${users.id} in (select acting.user_id from (${agencyTeams}) acting
        join (${agencyTeams}) own on own.portfolio_id = acting.portfolio_id
        where own.user_id = ${userId})`,
    ),
};

/** Who owns or works for which agency. */
export const agencyTeams = sql`
  select ${businessPortfolios.id} as portfolio_id, ${businessPortfolios.ownerUserId} as user_id
    from ${businessPortfolios}
  union all select ${businessPortfolioMembers.portfolioId}, ${businessPortfolioMembers.userId}
    from ${businessPortfolioMembers}`;
