import {
  and,
  eq,
  inArray,
  isNotNull,
  or,
  type Placeholder,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { businessPortfolioMembers, businessPortfolios } from '../business-portfolios/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { assignments, rosterEntries } from './tables.ts';

export type WhichTalent = { talentProfileId: string } | { talentUserId: string };

/** A talent with every agency that has them on its roster, as one user stands to each. */
export async function findTalentWithAgencies(db: Queryable, which: WhichTalent, userId: string) {
  const rows = await talentWithAgencies(db, which).execute({ ...which, userId });
  const [found] = gatherAgencies(rows);
  return found;
}

/** The same of several talents. */
export async function listTalentsWithAgencies(
  db: Queryable,
  talentProfileIds: readonly string[],
  userId: string,
) {
  const isMeant = inArray(talentProfiles.id, [...talentProfileIds]);
  return gatherAgencies(await selectWithAgencies(db, userId).where(isMeant));
}
export type TalentWithAgencies = Awaited<ReturnType<typeof listTalentsWithAgencies>>[number];

type Row = Awaited<ReturnType<typeof selectWithAgencies>>[number];

function gatherAgencies(rows: readonly Row[]) {
  const talents = Map.groupBy(rows, ({ talent }) => talent.profileId);
  return [...talents.values()].flatMap((ofTalent) => {
    const [first] = ofTalent;
    if (first === undefined) return [];
    const agencies = ofTalent.flatMap(({ portfolio, memberRole, assignedUserId }) => {
      if (portfolio === null) return [];
      const isVerified = portfolio.verifiedAt !== null;
      return [{ portfolio, memberRole, isAssigned: assignedUserId !== null, isVerified }];
    });
    return [{ talent: first.talent, agencies }];
  });
}

/** Asked with every request that names a talent. */
function talentWithAgencies(db: Queryable, which: WhichTalent) {
  const [name, isMeant] =
    'talentUserId' in which
      ? ['find_talent_by_user', eq(talentProfiles.userId, sql.placeholder('talentUserId'))]
      : ['find_talent_by_profile', eq(talentProfiles.id, sql.placeholder('talentProfileId'))];
  const userId = sql.placeholder('userId');
  return prepared(db, name, () => selectWithAgencies(db, userId).where(isMeant).prepare(name));
}

function selectWithAgencies(db: Queryable, userId: string | Placeholder) {
  return db
    .select({
      talent: {
        profileId: talentProfiles.id,
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
      },
      portfolio: businessPortfolios,
      memberRole: businessPortfolioMembers.role,
      assignedUserId: assignments.userId,
    })
    .from(talentProfiles)
    .leftJoin(rosterEntries, eq(rosterEntries.talentProfileId, talentProfiles.id))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, rosterEntries.portfolioId))
    .leftJoin(businessPortfolioMembers, isMembership(userId))
    .leftJoin(assignments, isAssignment(userId));
}

/** The agencies that a user owns, works for, or that represent a profile which they keep. */
export async function listOwnAgencies(db: Queryable, userId: string) {
  const { rows } = await db.execute<{ id: string; isVerified: boolean }>(sql`
    select ${businessPortfolios.id}, ${businessPortfolios.verifiedAt} is not null as "isVerified"
    from ${businessPortfolios} where ${businessPortfolios.id} in (
      select ${businessPortfolios.id} from ${businessPortfolios}
        where ${businessPortfolios.ownerUserId} = ${userId}
      union all
      select ${businessPortfolioMembers.portfolioId} from ${businessPortfolioMembers}
        where ${businessPortfolioMembers.userId} = ${userId}
      union all
      select ${rosterEntries.portfolioId} from ${rosterEntries}
        join ${talentProfiles} on ${talentProfiles.id} = ${rosterEntries.talentProfileId}
        where ${talentProfiles.userId} = ${userId} or ${talentProfiles.ownerUserId} = ${userId}
    )
  `);
  return rows;
}

/** The policy's rule the other way round: every talent on whose side a user is. */
export async function listOwnTalentIds(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(ownTalentIds(userId));
  return rows.map(({ id }) => id);
}

/** The same as a query in another one. */
export function ownTalentIds(userId: string | Placeholder) {
  return sql`
    select ${talentProfiles.id} from ${talentProfiles}
      where ${talentProfiles.userId} = ${userId} or ${talentProfiles.ownerUserId} = ${userId}
    union
    select ${rosterEntries.talentProfileId} from ${businessPortfolios}
      join ${rosterEntries} on ${rosterEntries.portfolioId} = ${businessPortfolios.id}
      where ${businessPortfolios.ownerUserId} = ${userId}
    union
    select ${rosterEntries.talentProfileId} from ${businessPortfolioMembers}
      join ${rosterEntries} on ${rosterEntries.portfolioId} = ${businessPortfolioMembers.portfolioId}
      where ${businessPortfolioMembers.userId} = ${userId}
        and (${businessPortfolioMembers.role} = 'admin' or exists (
          select 1 from ${assignments}
          where ${assignments.portfolioId} = ${rosterEntries.portfolioId}
            and ${assignments.talentProfileId} = ${rosterEntries.talentProfileId}
            and ${assignments.userId} = ${userId}
        ))
  `;
}

/** The same by roster: those that are a user's as a whole. */
export function ownRosterIds(userId: string | Placeholder) {
  return sql`
    select ${businessPortfolios.id} from ${businessPortfolios}
      where ${businessPortfolios.ownerUserId} = ${userId}
    union
    select ${businessPortfolioMembers.portfolioId} from ${businessPortfolioMembers}
      where ${businessPortfolioMembers.userId} = ${userId} and ${businessPortfolioMembers.role} = 'admin'
  `;
}

/** And the talents of other rosters who are assigned to them. */
export function assignedTalentIds(userId: string | Placeholder) {
  return sql`
    select ${rosterEntries.talentProfileId} from ${assignments}
      join ${businessPortfolioMembers} on ${businessPortfolioMembers.portfolioId} = ${assignments.portfolioId}
        and ${businessPortfolioMembers.userId} = ${assignments.userId}
      join ${rosterEntries} on ${rosterEntries.portfolioId} = ${assignments.portfolioId}
        and ${rosterEntries.talentProfileId} = ${assignments.talentProfileId}
      where ${assignments.userId} = ${userId}
  `;
}

/**
 * Everyone who may act for a talent, by the same rule, as a query in another one: of the profile in
 * the row around it.
 */
export function everyoneActingFor(talentProfileId: SQLWrapper) {
  return sql`
    select ${talentProfiles.userId} from ${talentProfiles}
      where ${talentProfiles.id} = ${talentProfileId}
    union select ${talentProfiles.ownerUserId} from ${talentProfiles}
      where ${talentProfiles.id} = ${talentProfileId}
    union select ${businessPortfolios.ownerUserId} from ${rosterEntries}
      join ${businessPortfolios} on ${businessPortfolios.id} = ${rosterEntries.portfolioId}
      where ${rosterEntries.talentProfileId} = ${talentProfileId}
    union select ${businessPortfolioMembers.userId} from ${rosterEntries}
      join ${businessPortfolioMembers}
        on ${businessPortfolioMembers.portfolioId} = ${rosterEntries.portfolioId}
      where ${rosterEntries.talentProfileId} = ${talentProfileId}
        and (${businessPortfolioMembers.role} = 'admin' or exists (
          select 1 from ${assignments}
          where ${assignments.portfolioId} = ${rosterEntries.portfolioId}
            and ${assignments.talentProfileId} = ${rosterEntries.talentProfileId}
            and ${assignments.userId} = ${businessPortfolioMembers.userId}
        ))
  `;
}

/** Of each talent: themselves, their guardian, and the agents who work for them, each once. */
export async function listSideUserIds(db: Queryable, talentProfileIds: readonly string[]) {
  const { rows } = await db.execute<{ talentProfileId: string; userIds: string[] }>(sql`
    select ${talentProfiles.id} as "talentProfileId", array(${sideUserIds()}) as "userIds"
    from ${talentProfiles}
    where ${inArray(talentProfiles.id, [...talentProfileIds])}
  `);
  return rows;
}

/** Whom to tell what concerns the talent of the row around it. */
export function sideUserIds() {
  return sql`
    select ${talentProfiles.userId}
    union select ${talentProfiles.ownerUserId}
    union select ${assignments.userId} from ${assignments}
      join ${businessPortfolios} on ${businessPortfolios.id} = ${assignments.portfolioId}
      left join ${businessPortfolioMembers}
        on ${businessPortfolioMembers.portfolioId} = ${assignments.portfolioId}
        and ${businessPortfolioMembers.userId} = ${assignments.userId}
      where ${assignments.talentProfileId} = ${talentProfiles.id}
        and (${businessPortfolioMembers.userId} is not null
          or ${businessPortfolios.ownerUserId} = ${assignments.userId})
    union select ${businessPortfolios.ownerUserId} from ${rosterEntries}
      join ${businessPortfolios} on ${businessPortfolios.id} = ${rosterEntries.portfolioId}
      where ${rosterEntries.talentProfileId} = ${talentProfiles.id} and not exists (
        select 1 from ${assignments}
        where ${assignments.portfolioId} = ${rosterEntries.portfolioId}
          and ${assignments.talentProfileId} = ${rosterEntries.talentProfileId}
      )
  `;
}

/** The user's place on the team of a roster entry's agency. */
function isMembership(userId: string | Placeholder) {
  return and(
    eq(businessPortfolioMembers.portfolioId, rosterEntries.portfolioId),
    eq(businessPortfolioMembers.userId, userId),
  );
}

/** That the user works for the talent of a roster entry. */
function isAssignment(userId: string | Placeholder) {
  return and(
    eq(assignments.portfolioId, rosterEntries.portfolioId),
    eq(assignments.talentProfileId, rosterEntries.talentProfileId),
    eq(assignments.userId, userId),
  );
}

/**
 * The policy's rule, for queries: an agency that has the talent of the row on its roster, and through
 * which the viewer works with them, as its owner or admin, or assigned to them while on the team.
 */
export function agencyBetween(db: Queryable, viewerId: string | Placeholder) {
  return db
    .select({ one: sql`1` })
    .from(rosterEntries)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, rosterEntries.portfolioId))
    .leftJoin(businessPortfolioMembers, isMembership(viewerId))
    .leftJoin(assignments, isAssignment(viewerId))
    .where(
      and(
        eq(rosterEntries.talentProfileId, talentProfiles.id),
        or(
          eq(businessPortfolios.ownerUserId, viewerId),
          eq(businessPortfolioMembers.role, 'admin'),
          and(isNotNull(businessPortfolioMembers.userId), isNotNull(assignments.userId)),
        ),
      ),
    );
}

/** A verified agency that the user owns or works for. */
export function verifiedAgencyOf(db: Queryable, viewerId: string | SQLWrapper) {
  return db
    .select({ one: sql`1` })
    .from(businessPortfolios)
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, businessPortfolios.id),
        eq(businessPortfolioMembers.userId, viewerId),
      ),
    )
    .where(
      and(
        isNotNull(businessPortfolios.verifiedAt),
        or(
          eq(businessPortfolios.ownerUserId, viewerId),
          isNotNull(businessPortfolioMembers.userId),
        ),
      ),
    );
}
