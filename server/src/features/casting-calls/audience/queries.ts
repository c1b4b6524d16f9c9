import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { talentName } from '../../talent-profiles/conditions.ts';
import { talentTo } from '../../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { castingCallAgencies, castingCallInvitees } from '../tables.ts';

/** Verified agencies whose name contains this, by name. */
export async function listVerifiedAgencies(db: Queryable, search: string, limit: number) {
  const folded = sql`public.fold_text(${businessPortfolios.name})`;
  return db
    .select({ id: businessPortfolios.id, name: businessPortfolios.name })
    .from(businessPortfolios)
    .where(
      and(
        isNotNull(businessPortfolios.verifiedAt),
        // Folded text has no characters that mean something to LIKE.
        sql`${folded} like '%' || public.fold_text(${search}) || '%'`,
      ),
    )
    .orderBy(asc(folded), asc(businessPortfolios.id))
    .limit(limit);
}

export async function countVerifiedAgencies(db: Queryable, ids: readonly string[]) {
  return db.$count(
    businessPortfolios,
    and(inArray(businessPortfolios.id, [...ids]), isNotNull(businessPortfolios.verifiedAt)),
  );
}

export async function listAgencyOwners(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: businessPortfolios.ownerUserId })
    .from(businessPortfolios)
    .where(inArray(businessPortfolios.id, [...ids]));
  return rows.map(({ userId }) => userId);
}

function talentsSeenBy(db: Queryable, viewerId: string) {
  return {
    id: talentProfiles.id,
    name: talentName,
    photoKey: talentProfiles.photoKey,
    ...talentTo(db, viewerId),
  };
}

/** Talents, with all that decides whether this viewer may see them. */
export async function listTalents(db: Queryable, ids: readonly string[], viewerId: string) {
  return db
    .select(talentsSeenBy(db, viewerId))
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(talentProfiles.id, [...ids]));
}

/** Who they are: their own account, and the name by which others know them. */
export async function listInvitedNames(db: Queryable, ids: readonly string[]) {
  return db
    .select({ id: talentProfiles.id, userId: talentProfiles.userId, name: talentName })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(talentProfiles.id, [...ids]))
    .orderBy(asc(talentProfiles.id));
}

export async function listInvitedTalents(db: Queryable, callId: string, viewerId: string) {
  const columns = talentsSeenBy(db, viewerId);
  return db
    .select(columns)
    .from(castingCallInvitees)
    .innerJoin(talentProfiles, eq(talentProfiles.id, castingCallInvitees.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(eq(castingCallInvitees.callId, callId))
    .orderBy(asc(sql`lower(${columns.name})`), asc(talentProfiles.id));
}

export async function listChosenAgencies(db: Queryable, callId: string) {
  return db
    .select({ id: businessPortfolios.id, name: businessPortfolios.name })
    .from(castingCallAgencies)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, castingCallAgencies.portfolioId))
    .where(eq(castingCallAgencies.callId, callId))
    .orderBy(asc(sql`public.fold_text(${businessPortfolios.name})`), asc(businessPortfolios.id));
}

/** Every call with every one of them, in one statement however many; tells which were not there. */
export async function insertChosenAgencies(
  tx: Transaction,
  callIds: readonly string[],
  portfolioIds: readonly string[],
) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${castingCallAgencies} (call_id, portfolio_id)
    ${everyPair(callIds, portfolioIds)} on conflict do nothing returning portfolio_id as id`);
  return rows.map(({ id }) => id);
}

export async function insertInvitees(
  tx: Transaction,
  callIds: readonly string[],
  talentProfileIds: readonly string[],
) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${castingCallInvitees} (call_id, talent_profile_id)
    ${everyPair(callIds, talentProfileIds)} on conflict do nothing returning talent_profile_id as id`);
  return rows.map(({ id }) => id);
}

function everyPair(callIds: readonly string[], ids: readonly string[]): SQL {
  return sql`select call, other from unnest(${sql.param(callIds)}::uuid[]) as call
    cross join unnest(${sql.param(ids)}::uuid[]) as other`;
}

/** Those of a call who are not among the named are no longer asked. */
export async function deleteOthers(
  tx: Transaction,
  callId: string,
  keep: { agencyIds: readonly string[]; talentProfileIds: readonly string[] },
) {
  await tx
    .delete(castingCallAgencies)
    .where(
      and(
        eq(castingCallAgencies.callId, callId),
        sql`${castingCallAgencies.portfolioId} <> all(${sql.param(keep.agencyIds)}::uuid[])`,
      ),
    );
  await tx
    .delete(castingCallInvitees)
    .where(
      and(
        eq(castingCallInvitees.callId, callId),
        sql`${castingCallInvitees.talentProfileId} <> all(${sql.param(keep.talentProfileIds)}::uuid[])`,
      ),
    );
}

export async function listAudienceIds(db: Queryable, callId: string) {
  const [agencies, talents] = await Promise.all([
    db
      .select({ id: castingCallAgencies.portfolioId })
      .from(castingCallAgencies)
      .where(eq(castingCallAgencies.callId, callId)),
    db
      .select({ id: castingCallInvitees.talentProfileId })
      .from(castingCallInvitees)
      .where(eq(castingCallInvitees.callId, callId)),
  ]);
  return {
    agencyIds: agencies.map(({ id }) => id),
    talentProfileIds: talents.map(({ id }) => id),
  };
}
