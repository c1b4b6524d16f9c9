import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { clientCompanies, clientProfiles } from './tables.ts';

type NewClientProfile = Omit<typeof clientProfiles.$inferInsert, 'companyId'>;
type ProfileChanges = Partial<typeof clientProfiles.$inferInsert> & { updatedAt: Date };

export type ClientProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileOfClient>>>;

export async function insertClientProfile(
  db: Queryable,
  profile: NewClientProfile,
  company: { id: string; name: string },
) {
  const { createdAt, updatedAt } = profile;
  await db.insert(clientCompanies).values({ ...company, createdAt, updatedAt });
  await db.insert(clientProfiles).values({ ...profile, companyId: company.id });
}

export async function findProfileOfClient(db: Queryable, userId: string) {
  const [profile] = await db
    .select({
      id: clientProfiles.id,
      firstName: users.firstName,
      lastName: users.lastName,
      companyId: clientProfiles.companyId,
      companyName: clientCompanies.name,
      jobTitle: clientProfiles.jobTitle,
      website: clientProfiles.website,
      phone: clientProfiles.phone,
      bio: clientProfiles.bio,
      photoKey: clientProfiles.photoKey,
    })
    .from(clientProfiles)
    .innerJoin(users, eq(users.id, clientProfiles.userId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .where(eq(clientProfiles.userId, userId));
  return profile;
}

export async function updateClientProfile(db: Queryable, id: string, changes: ProfileChanges) {
  await db.update(clientProfiles).set(changes).where(eq(clientProfiles.id, id));
}

export async function updateCompany(
  db: Queryable,
  id: string,
  changes: { name: string; updatedAt: Date },
) {
  await db.update(clientCompanies).set(changes).where(eq(clientCompanies.id, id));
}

export async function findClientPhoto(db: Queryable, profileId: string) {
  const [photo] = await db
    .select({ photoKey: clientProfiles.photoKey, suspendedAt: users.suspendedAt })
    .from(clientProfiles)
    .innerJoin(users, eq(users.id, clientProfiles.userId))
    .where(eq(clientProfiles.id, profileId));
  return photo;
}

/** Until the transaction ends, nobody else changes the photo. */
export async function lockClientPhoto(tx: Transaction, userId: string) {
  const [profile] = await tx
    .select({
      id: clientProfiles.id,
      userId: clientProfiles.userId,
      ownerUserId: clientProfiles.userId,
      photoKey: clientProfiles.photoKey,
    })
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, userId))
    .for('update');
  return profile;
}

export async function setClientPhotoKey(
  tx: Transaction,
  profileId: string,
  photoKey: string,
  updatedAt: Date,
) {
  await tx
    .update(clientProfiles)
    .set({ photoKey, updatedAt })
    .where(eq(clientProfiles.id, profileId));
}
