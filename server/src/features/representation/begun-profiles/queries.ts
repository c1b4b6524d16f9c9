import { LIMITS } from '@callboard/contract/limits';
import type { NewTalent } from '@callboard/contract/roster';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { media } from '../../media/tables.ts';
import { messages } from '../../messaging/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { rosterEntries, talentClaims } from '../tables.ts';

type Begun = NewTalent & { userId: string; profileId: string };

/** Talents who cannot sign in, each with a profile that professionals may see. */
export async function insertTalents(tx: Transaction, begun: readonly Begun[], now: Date) {
  const stamps = { createdAt: now, updatedAt: now };
  await tx.insert(users).values(
    begun.map(({ userId, firstName, lastName, countryId }) => ({
      id: userId,
      role: 'talent' as const,
      firstName,
      lastName,
      countryId,
      ...stamps,
    })),
  );
  await tx.insert(talentProfiles).values(
    begun.map((talent) => ({
      id: talent.profileId,
      userId: talent.userId,
      ownerUserId: talent.userId,
      stageName: talent.stageName,
      dateOfBirth: talent.dateOfBirth,
      gender: talent.gender,
      countryId: talent.countryId,
      city: talent.city,
      categoryIds: talent.categoryIds,
      visibility: 'professionals' as const,
      ...stamps,
    })),
  );
}

/** The owner and the members, with the addresses they are known by. */
export async function listTeam(db: Queryable, portfolioId: string) {
  const memberIds = db
    .select({ userId: businessPortfolioMembers.userId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, portfolioId));
  const ownerId = db
    .select({ userId: businessPortfolios.ownerUserId })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.id, portfolioId));
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(or(inArray(users.id, memberIds), inArray(users.id, ownerId)))
    .limit(LIMITS.teamMembers + 1);
}

/** Those on the roster, with the address of the account or, before there is one, of the link. */
export async function listRosterPeople(db: Queryable, portfolioId: string) {
  const claimEmail = db
    .select({ email: talentClaims.email })
    .from(talentClaims)
    .where(eq(talentClaims.talentProfileId, talentProfiles.id))
    .orderBy(desc(talentClaims.createdAt), desc(talentClaims.id))
    .limit(1);
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      dateOfBirth: talentProfiles.dateOfBirth,
      email: sql<string | null>`coalesce(${users.email}, (${claimEmail}))`,
    })
    .from(rosterEntries)
    .innerJoin(talentProfiles, eq(talentProfiles.id, rosterEntries.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(eq(rosterEntries.portfolioId, portfolioId))
    .limit(LIMITS.rosterTalents);
}

/**
 * Of these profiles those that have left nothing with others, to be deleted with their talents. What
 * was sent to a casting, or written, stays where it was received.
 */
export async function listTraceless(tx: Transaction, talentProfileIds: readonly string[]) {
  const application = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(eq(applications.talentProfileId, talentProfiles.id));
  const message = tx
    .select({ one: sql`1` })
    .from(messages)
    .where(eq(messages.onBehalfOfUserId, talentProfiles.userId));
  return tx
    .select({
      talentProfileId: talentProfiles.id,
      userId: talentProfiles.userId,
      photoKey: talentProfiles.photoKey,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        inArray(talentProfiles.id, [...talentProfileIds]),
        sql`${users.email} is null and ${talentProfiles.ownerUserId} = ${talentProfiles.userId}`,
        sql`not exists ${application} and not exists ${message}`,
      ),
    );
}

export async function listMediaIds(tx: Transaction, talentProfileIds: readonly string[]) {
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.talentProfileId, [...talentProfileIds]));
  return rows.map(({ id }) => id);
}

export async function deleteTalents(tx: Transaction, userIds: readonly string[]) {
  await tx.delete(users).where(inArray(users.id, [...userIds]));
}
