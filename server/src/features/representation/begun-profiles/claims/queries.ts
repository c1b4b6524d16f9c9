import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { businessPortfolios } from '../../../business-portfolios/tables.ts';
import { childDetails } from '../../../children/tables.ts';
import { conversationParticipants, conversations } from '../../../messaging/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { talentClaims } from '../../tables.ts';

/** Ends the links that these profiles had, if any. */
export async function endClaims(tx: Transaction, talentProfileIds: readonly string[]) {
  await tx
    .update(talentClaims)
    .set({ status: 'ended' })
    .where(
      and(
        inArray(talentClaims.talentProfileId, [...talentProfileIds]),
        eq(talentClaims.status, 'pending'),
      ),
    );
}

export async function insertClaims(
  tx: Transaction,
  claims: readonly (typeof talentClaims.$inferInsert)[],
) {
  await tx.insert(talentClaims).values([...claims]);
}

/** Ends the link with which a guardian hands a profile over; returns whether there was one. */
export async function endHandOver(tx: Transaction, talentProfileId: string): Promise<boolean> {
  const ended = await tx
    .update(talentClaims)
    .set({ status: 'ended' })
    .where(
      and(
        eq(talentClaims.talentProfileId, talentProfileId),
        eq(talentClaims.status, 'pending'),
        isNull(talentClaims.portfolioId),
      ),
    )
    .returning({ id: talentClaims.id });
  return ended.length > 0;
}

const senders = alias(users, 'senders');

/**
 * A link with the profile that it speaks of, the agency or the guardian who sent it, and the account
 * of its address.
 */
export async function findClaim(db: Queryable, tokenHash: string) {
  const account = db
    .select({ role: users.role })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${talentClaims.email})`);
  const [claim] = await db
    .select({
      id: talentClaims.id,
      email: talentClaims.email,
      status: talentClaims.status,
      expiresAt: talentClaims.expiresAt,
      talentProfileId: talentClaims.talentProfileId,
      sentByUserId: talentClaims.sentByUserId,
      talentUserId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      dateOfBirth: talentProfiles.dateOfBirth,
      firstName: users.firstName,
      lastName: users.lastName,
      portfolio: businessPortfolios,
      sender: sql<string>`${senders.firstName} || ' ' || ${senders.lastName}`,
      accountRole: sql<typeof users.$inferSelect.role | null>`(${account})`,
    })
    .from(talentClaims)
    .innerJoin(talentProfiles, eq(talentProfiles.id, talentClaims.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(senders, eq(senders.id, talentClaims.sentByUserId))
    .leftJoin(businessPortfolios, eq(businessPortfolios.id, talentClaims.portfolioId))
    .where(eq(talentClaims.tokenHash, tokenHash));
  return claim;
}
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof findClaim>>>;

/** A begun profile, held until the transaction ends: sending links and claiming take turns. */
export async function lockBegunProfile(tx: Transaction, talentProfileId: string) {
  await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, talentProfileId))
    .for('update');
  const [profile] = await tx
    .select({
      id: talentProfiles.id,
      dateOfBirth: talentProfiles.dateOfBirth,
      firstName: users.firstName,
      lastName: users.lastName,
      ownerUserId: talentProfiles.ownerUserId,
      userId: talentProfiles.userId,
      hasAccount: sql<boolean>`${users.email} is not null`,
      isClaimed: sql<boolean>`${users.email} is not null or ${talentProfiles.ownerUserId} <> ${users.id}`,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(eq(talentProfiles.id, talentProfileId));
  return profile;
}

export async function markClaimed(tx: Transaction, claimId: string, claimedAt: Date) {
  await tx
    .update(talentClaims)
    .set({ status: 'claimed', claimedAt })
    .where(eq(talentClaims.id, claimId));
}

/** Who keeps it from now on, and what they say of themselves. */
export async function updateBegunProfile(
  tx: Transaction,
  talentProfileId: string,
  changes: Partial<typeof talentProfiles.$inferInsert> & { updatedAt: Date },
) {
  await tx.update(talentProfiles).set(changes).where(eq(talentProfiles.id, talentProfileId));
}

/** Whoever was written to by name for a child takes no part any more. */
export async function leaveConversations(tx: Transaction, talentProfileId: string, userId: string) {
  const ofTalent = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.talentProfileId, talentProfileId));
  await tx
    .delete(conversationParticipants)
    .where(
      and(
        eq(conversationParticipants.userId, userId),
        inArray(conversationParticipants.conversationId, ofTalent),
      ),
    );
}

export async function deleteChildDetails(tx: Transaction, talentProfileId: string) {
  await tx.delete(childDetails).where(eq(childDetails.talentProfileId, talentProfileId));
}
