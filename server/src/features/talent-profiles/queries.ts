import { LIMITS } from '@callboard/contract/limits';
import type { VerificationKind } from '@callboard/contract/verification';
import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { representations } from '../representation/tables.ts';
import { standingTo, talentTo } from './standing/queries.ts';
import { talentProfiles } from './tables.ts';

/** What a talent is called, where `talentProfiles` is joined with its `users`. */
export const talentName = sql<string>`coalesce(${talentProfiles.stageName}, ${users.firstName} || ' ' || ${users.lastName})`;

/** What of them was verified, where their `users` is joined. */
export const verifiedKinds = sql<VerificationKind[]>`array_remove(array[
  case when ${users.verifiedProfessionalStatus} = 'verified' then 'professional' end,
  case when ${users.verifiedIdStatus} = 'verified' then 'identity' end], null)`;

export async function insertTalentProfile(
  db: Queryable,
  profile: typeof talentProfiles.$inferInsert,
) {
  await db.insert(talentProfiles).values(profile);
}

export type WhichTalent = { profileId: string } | { userId: string };

const isTalent = (which: WhichTalent) =>
  'userId' in which
    ? eq(talentProfiles.userId, which.userId)
    : eq(talentProfiles.id, which.profileId);

/** A talent's photo, with all that decides whether this viewer may see it. */
export async function findTalentPhoto(
  db: Queryable,
  which: WhichTalent,
  viewerId: string | undefined,
) {
  const [talent] = await db
    .select({
      photoKey: talentProfiles.photoKey,
      ...talentTo(db, viewerId),
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(isTalent(which));
  return talent;
}

/** A talent, with all that decides what this viewer may see of them. */
export async function findTalentProfile(
  db: Queryable,
  profileId: string,
  viewerId: string | undefined,
) {
  const [talent] = await listTalentProfiles(db, [profileId], viewerId);
  return talent;
}

export async function listTalentProfiles(
  db: Queryable,
  profileIds: readonly string[],
  viewerId: string | undefined,
) {
  const { foldedStageName: _, ...columns } = getTableColumns(talentProfiles);
  return db
    .select({
      ...columns,
      firstName: users.firstName,
      lastName: users.lastName,
      suspendedAt: users.suspendedAt,
      verified: verifiedKinds,
      ...standingTo(db, viewerId),
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(talentProfiles.id, [...profileIds]));
}

export async function listNames(db: Queryable, profileIds: readonly string[]) {
  return db
    .select({ id: talentProfiles.id, userId: talentProfiles.userId, name: talentName })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(sql`${talentProfiles.id} = any(${sql.param([...profileIds])}::uuid[])`);
}

/** What someone keeps for others, by name. */
export async function listProfilesKeptBy(db: Queryable, keeperId: string, limit: number) {
  return db
    .select({
      id: talentProfiles.id,
      name: talentName,
      photoKey: talentProfiles.photoKey,
      dateOfBirth: talentProfiles.dateOfBirth,
      suspendedAt: users.suspendedAt,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(and(eq(talentProfiles.ownerUserId, keeperId), ne(talentProfiles.userId, keeperId)))
    .orderBy(asc(sql`lower(${talentName})`), asc(talentProfiles.id))
    .limit(limit);
}

type ByName = { search?: string | undefined; after?: string | undefined; limit: number };

/** Everybody whose name has this in it, by name. */
export async function listTalentsByName(db: Queryable, { search = '', after, limit }: ByName) {
  const folded = sql`public.fold_text(${talentName})`;
  const isFound = sql`strpos(${folded}, public.fold_text(${search})) > 0`;
  const last = db
    .select({ name: folded, id: talentProfiles.id })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(eq(talentProfiles.id, after ?? ''));
  return db
    .select({
      id: talentProfiles.id,
      name: talentName,
      headline: talentProfiles.headline,
      photoKey: talentProfiles.photoKey,
      dateOfBirth: talentProfiles.dateOfBirth,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(
      and(
        isFound,
        after === undefined ? undefined : sql`(${folded}, ${talentProfiles.id}) > ${last}`,
      ),
    )
    .orderBy(asc(folded), asc(talentProfiles.id))
    .limit(limit);
}

/** Whoever changes a profile takes turns with others who do. */
export async function lockTalentProfile(tx: Transaction, profileId: string) {
  await lockTalentProfiles(tx, [profileId]);
}

/** In one order, whoever asks: two who lock several never wait for each other. */
export async function lockTalentProfiles(tx: Transaction, profileIds: readonly string[]) {
  await tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(inArray(talentProfiles.id, [...profileIds]))
    .orderBy(asc(talentProfiles.id))
    .for('update');
}

export async function updateTalentProfile(
  db: Queryable,
  profileId: string,
  changes: Partial<typeof talentProfiles.$inferInsert> & { updatedAt: Date },
) {
  await db.update(talentProfiles).set(changes).where(eq(talentProfiles.id, profileId));
}

/** The agencies that act for a talent now. */
export async function listRepresentatives(db: Queryable, profileId: string) {
  return db
    .select({
      portfolioId: businessPortfolios.id,
      isVerified: sql<boolean>`${businessPortfolios.verifiedAt} is not null`,
      name: businessPortfolios.name,
      field: representations.field,
      territory: representations.territory,
      kind: representations.kind,
      email: businessPortfolios.email,
      phone: businessPortfolios.phone,
    })
    .from(representations)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, representations.portfolioId))
    .where(
      and(eq(representations.talentProfileId, profileId), eq(representations.status, 'active')),
    )
    .orderBy(asc(representations.startedAt), asc(representations.id))
    .limit(LIMITS.profileEntries);
}

/** Until the transaction ends, nobody else changes the photo. */
export async function lockTalentPhoto(tx: Transaction, which: WhichTalent) {
  const [profile] = await tx
    .select({
      id: talentProfiles.id,
      userId: talentProfiles.userId,
      ownerUserId: talentProfiles.ownerUserId,
      photoKey: talentProfiles.photoKey,
    })
    .from(talentProfiles)
    .where(isTalent(which))
    .for('update');
  return profile;
}

export async function setTalentPhotoKey(
  tx: Transaction,
  profileId: string,
  photoKey: string,
  updatedAt: Date,
) {
  await tx
    .update(talentProfiles)
    .set({ photoKey, updatedAt })
    .where(eq(talentProfiles.id, profileId));
}
