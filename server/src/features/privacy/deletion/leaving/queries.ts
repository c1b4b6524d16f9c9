import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import type { CurrentUser } from '@callboard/contract/auth';
import { LIVE_HOLD_STATUSES } from '@callboard/contract/deal-choices';
import { and, asc, eq, gt, inArray, isNull, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { auditionInvitations } from '../../../auditions/tables.ts';
import { mailTokens, users } from '../../../auth/tables.ts';
import { backgroundBookings } from '../../../background/tables.ts';
import {
  businessPortfolioMembers,
  businessPortfolios,
} from '../../../business-portfolios/tables.ts';
import { availabilityChecks } from '../../../deals/availability-checks/tables.ts';
import { holds } from '../../../deals/holds/tables.ts';
import { productionCollaborators, productions } from '../../../productions/tables.ts';
import { representations } from '../../../representation/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';

/** More than anybody has; the next run takes what is left. */
const AT_MOST = 1000;
const ENDED_PRODUCTIONS = ['wrapped', 'cancelled'] as const;

/** Who acts for the account: its person, or of a child the guardian. */
export async function findDoer(db: Queryable, userId: string) {
  const [profile] = await db
    .select({ id: talentProfiles.id, ownerUserId: talentProfiles.ownerUserId })
    .from(talentProfiles)
    .where(eq(talentProfiles.userId, userId));
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.id, profile?.ownerUserId ?? userId));
  if (row === undefined) return undefined;
  const user: CurrentUser = {
    id: row.id,
    email: row.email ?? '',
    role: row.role,
    firstName: row.firstName,
    lastName: row.lastName,
    countryId: row.countryId,
    subscriptionPlan: row.subscriptionPlan,
    verifiedProfessionalStatus: row.verifiedProfessionalStatus,
    verifiedIdStatus: row.verifiedIdStatus,
    timeZone: row.timeZone,
    theme: row.theme,
    units: row.units,
    talentProfileId: profile?.id ?? null,
  };
  return { user, profileId: profile?.id };
}

/**
 * Nobody signs in any more. That they are suspended must not keep them from ending what is open; the
 * decision goes on to hold, and the erasing writes it back.
 */
export async function shutAccount(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: null, suspendedAt: null, updatedAt: now })
    .where(eq(users.id, userId));
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}

export async function listLiveApplications(db: Queryable, profileId: string) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.talentProfileId, profileId),
        inArray(applications.status, [...LIVE_STATUSES]),
      ),
    )
    .limit(AT_MOST);
}

export async function listComingInvitations(db: Queryable, profileId: string, now: Date) {
  const { id, version, talentProfileId, status, endsAt } = auditionInvitations;
  return db
    .select({ id, version })
    .from(auditionInvitations)
    .where(
      and(
        eq(talentProfileId, profileId),
        inArray(status, ['pending', 'accepted', 'reschedule_requested']),
        gt(endsAt, now),
      ),
    )
    .limit(AT_MOST);
}

export async function listLiveHolds(db: Queryable, profileId: string) {
  return db
    .select({ id: holds.id })
    .from(holds)
    .where(
      and(eq(holds.talentProfileId, profileId), inArray(holds.status, [...LIVE_HOLD_STATUSES])),
    )
    .limit(AT_MOST);
}

export async function listLiveBookings(db: Queryable, profileId: string) {
  const { id, talentProfileId, status } = backgroundBookings;
  return db
    .select({ id })
    .from(backgroundBookings)
    .where(
      and(eq(talentProfileId, profileId), inArray(status, ['asked', 'confirmed', 'waitlisted'])),
    )
    .limit(AT_MOST);
}

export async function listOpenChecks(db: Queryable, profileId: string) {
  const { id, talentProfileId, answer } = availabilityChecks;
  return db
    .select({ id })
    .from(availabilityChecks)
    .where(and(eq(talentProfileId, profileId), isNull(answer)))
    .limit(AT_MOST);
}

export async function listLiveAgreements(db: Queryable, profileId: string) {
  return db
    .select({ id: representations.id })
    .from(representations)
    .where(and(eq(representations.talentProfileId, profileId), ne(representations.status, 'ended')))
    .limit(AT_MOST);
}

/** Each with whoever has been on its team for longest, admins first. */
export async function listOwned(db: Queryable, userId: string) {
  const heir = db
    .select({ userId: businessPortfolioMembers.userId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, businessPortfolios.id))
    .orderBy(
      sql`${businessPortfolioMembers.role} <> 'admin'`,
      asc(businessPortfolioMembers.createdAt),
    )
    .limit(1);
  return db
    .select({
      id: businessPortfolios.id,
      name: businessPortfolios.name,
      heirUserId: sql<string | null>`(${heir})`,
    })
    .from(businessPortfolios)
    .where(eq(businessPortfolios.ownerUserId, userId))
    .limit(AT_MOST);
}

export async function listMemberships(db: Queryable, userId: string) {
  return db
    .select({ id: businessPortfolioMembers.portfolioId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.userId, userId))
    .limit(AT_MOST);
}

export async function listCollaborations(db: Queryable, userId: string) {
  return db
    .select({ id: productionCollaborators.productionId })
    .from(productionCollaborators)
    .where(eq(productionCollaborators.userId, userId))
    .limit(AT_MOST);
}

/** Those that go on and on which nobody else works. */
export async function listLonely(db: Queryable, userId: string) {
  const others = db
    .select({ one: sql`1` })
    .from(productionCollaborators)
    .where(eq(productionCollaborators.productionId, productions.id));
  return db
    .select({ id: productions.id })
    .from(productions)
    .where(
      and(
        eq(productions.createdByUserId, userId),
        notInArray(productions.status, [...ENDED_PRODUCTIONS]),
        notExists(others),
      ),
    )
    .limit(AT_MOST);
}

/** Where others work on and nobody of them manages, whoever came first does from now on. */
export async function passProductions(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`
    update production_collaborators as chosen set rights = 'manage'
    from (
      select distinct on (c.production_id) c.production_id, c.user_id
      from production_collaborators c join productions p on p.id = c.production_id
      where p.created_by_user_id = ${userId} and not exists (
        select 1 from production_collaborators m
        where m.production_id = c.production_id and m.rights = 'manage')
      order by c.production_id, c.created_at, c.user_id
    ) as first
    where chosen.production_id = first.production_id and chosen.user_id = first.user_id`);
}
