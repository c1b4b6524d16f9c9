import { LIMITS } from '@callboard/contract/limits';
import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { users } from '../auth/tables.ts';
import { backgroundBookings, backgroundDays } from '../background/tables.ts';
import { isVisibleProduction } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentClaims } from '../representation/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { childDetails } from './tables.ts';

export type ChildRow = Awaited<ReturnType<typeof listChildren>>[number];

const isKeptForOther = ne(talentProfiles.userId, talentProfiles.ownerUserId);

/** Those whose profiles someone keeps, the youngest last; the link is one that still can be used. */
export async function listChildren(
  db: Queryable,
  { guardianId, profileId, now }: { guardianId: string; profileId?: string; now: Date },
) {
  return db
    .select({
      id: talentProfiles.id,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      firstName: users.firstName,
      lastName: users.lastName,
      suspendedAt: users.suspendedAt,
      photoKey: talentProfiles.photoKey,
      dateOfBirth: talentProfiles.dateOfBirth,
      relation: childDetails.relation,
      licenceUntil: childDetails.licenceUntil,
      handOverEmail: talentClaims.email,
      handOverExpiresAt: talentClaims.expiresAt,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(childDetails, eq(childDetails.talentProfileId, talentProfiles.id))
    .leftJoin(
      talentClaims,
      and(
        eq(talentClaims.talentProfileId, talentProfiles.id),
        eq(talentClaims.status, 'pending'),
        isNull(talentClaims.portfolioId),
        gt(talentClaims.expiresAt, now),
      ),
    )
    .where(
      and(
        eq(talentProfiles.ownerUserId, guardianId),
        isKeptForOther,
        profileId === undefined ? undefined : eq(talentProfiles.id, profileId),
      ),
    )
    .orderBy(asc(talentProfiles.dateOfBirth), asc(users.firstName), asc(talentProfiles.id))
    .limit(LIMITS.pageSizeMax);
}

/** Whoever adds two at once waits for themselves. */
export async function lockGuardian(tx: Transaction, userId: string) {
  const [guardian] = await tx
    .select({ countryId: users.countryId, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return guardian;
}

export async function countChildren(tx: Transaction, guardianId: string): Promise<number> {
  const [row] = await tx
    .select({ children: count() })
    .from(talentProfiles)
    .where(and(eq(talentProfiles.ownerUserId, guardianId), isKeptForOther));
  return row?.children ?? 0;
}

/** Of someone who registered only to keep a child's: nobody is to find it. One that says anything stays. */
export async function hideEmptyProfile(tx: Transaction, userId: string, now: Date) {
  const { stageName, headline, bio, photoKey, categoryIds } = talentProfiles;
  const hidden = await tx
    .update(talentProfiles)
    .set({ visibility: 'hidden', updatedAt: now })
    .where(
      and(
        eq(talentProfiles.userId, userId),
        eq(talentProfiles.ownerUserId, userId),
        ne(talentProfiles.visibility, 'hidden'),
        sql`coalesce(${stageName}, ${headline}, ${bio}, ${photoKey}) is null`,
        sql`${categoryIds} = '{}'`,
      ),
    )
    .returning({ id: talentProfiles.id });
  return hidden[0]?.id;
}

export async function insertChildDetails(
  tx: Transaction,
  details: typeof childDetails.$inferInsert,
) {
  await tx.insert(childDetails).values(details);
}

export async function findPapers(db: Queryable, talentProfileId: string) {
  const [papers] = await db
    .select({
      licenceAuthority: childDetails.licenceAuthority,
      licenceNumber: childDetails.licenceNumber,
      licenceFrom: childDetails.licenceFrom,
      licenceUntil: childDetails.licenceUntil,
      chaperoneName: childDetails.chaperoneName,
      chaperonePhone: childDetails.chaperonePhone,
      chaperoneLicence: childDetails.chaperoneLicence,
      chaperoneIsGuardian: childDetails.chaperoneIsGuardian,
      schoolName: childDetails.schoolName,
      notes: childDetails.notes,
    })
    .from(childDetails)
    .where(eq(childDetails.talentProfileId, talentProfileId));
  return papers;
}

export async function putChildDetails(
  tx: Transaction,
  { talentProfileId, ...changes }: typeof childDetails.$inferInsert,
) {
  await tx
    .insert(childDetails)
    .values({ talentProfileId, ...changes })
    .onConflictDoUpdate({ target: childDetails.talentProfileId, set: changes });
}

/** Whether a production of the viewer's has offered the talent a role, or booked them. */
export async function isOfferedOrBooked(db: Queryable, talentProfileId: string, viewerId: string) {
  const role = db
    .select({ productionId: productionRoles.productionId })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .where(
      and(
        eq(applications.talentProfileId, talentProfileId),
        inArray(applications.status, ['offered', 'booked']),
      ),
    );
  const day = db
    .select({ productionId: productionRoles.productionId })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .innerJoin(productionRoles, eq(productionRoles.id, backgroundDays.roleId))
    .where(
      and(
        eq(backgroundBookings.talentProfileId, talentProfileId),
        eq(backgroundBookings.status, 'confirmed'),
      ),
    );
  const [found] = await db
    .select({ id: productions.id })
    .from(productions)
    .where(
      and(
        isVisibleProduction(viewerId),
        sql`(${productions.id} in ${role} or ${productions.id} in ${day})`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Grown up, still kept by a guardian who was not told yet; held while they are being told. */
export async function lockGrownUp(tx: Transaction, bornUntil: string, limit: number) {
  return tx
    .select({
      id: talentProfiles.id,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      name: talentName,
      firstName: users.firstName,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(childDetails, eq(childDetails.talentProfileId, talentProfiles.id))
    .where(
      and(
        isKeptForOther,
        isNotNull(talentProfiles.dateOfBirth),
        lte(talentProfiles.dateOfBirth, bornUntil),
        isNull(childDetails.toldOf18At),
      ),
    )
    .orderBy(asc(talentProfiles.id))
    .limit(limit)
    .for('update', { of: talentProfiles, skipLocked: true });
}

export async function markToldOf18(tx: Transaction, profileIds: readonly string[], now: Date) {
  const rows = profileIds.map((talentProfileId) => ({
    talentProfileId,
    toldOf18At: now,
    updatedAt: now,
  }));
  await tx
    .insert(childDetails)
    .values(rows)
    .onConflictDoUpdate({ target: childDetails.talentProfileId, set: { toldOf18At: now } });
}

/** Those whose licence ends soon and who were not reminded of that; held while they are being told. */
export async function lockEndingLicences(
  tx: Transaction,
  { from, until }: { from: string; until: string },
  limit: number,
) {
  return tx
    .select({
      id: talentProfiles.id,
      dateOfBirth: talentProfiles.dateOfBirth,
      licenceUntil: sql<string>`${childDetails.licenceUntil}`,
      name: talentName,
      firstName: users.firstName,
    })
    .from(childDetails)
    .innerJoin(talentProfiles, eq(talentProfiles.id, childDetails.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        between(childDetails.licenceUntil, from, until),
        sql`${childDetails.remindedOfLicenceUntil} is distinct from ${childDetails.licenceUntil}`,
      ),
    )
    .orderBy(asc(talentProfiles.id))
    .limit(limit)
    .for('update', { of: childDetails, skipLocked: true });
}

export async function markReminded(tx: Transaction, profileIds: readonly string[]) {
  await tx
    .update(childDetails)
    .set({ remindedOfLicenceUntil: sql`${childDetails.licenceUntil}` })
    .where(inArray(childDetails.talentProfileId, [...profileIds]));
}
