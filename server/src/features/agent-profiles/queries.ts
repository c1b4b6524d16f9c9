import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { agentProfiles } from './tables.ts';

type NewAgentProfile = typeof agentProfiles.$inferInsert;

export type AgentProfileRow = NonNullable<Awaited<ReturnType<typeof findProfileOfAgent>>>;

export async function insertAgentProfile(db: Queryable, profile: NewAgentProfile) {
  await db.insert(agentProfiles).values(profile);
}

export async function findProfileOfAgent(db: Queryable, userId: string) {
  const [profile] = await db
    .select({
      id: agentProfiles.id,
      userId: agentProfiles.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      jobTitle: agentProfiles.jobTitle,
      phone: agentProfiles.phone,
      bio: agentProfiles.bio,
      photoKey: agentProfiles.photoKey,
      suspendedAt: users.suspendedAt,
    })
    .from(agentProfiles)
    .innerJoin(users, eq(users.id, agentProfiles.userId))
    .where(eq(agentProfiles.userId, userId));
  return profile;
}

export async function updateAgentProfile(
  db: Queryable,
  id: string,
  changes: Partial<NewAgentProfile> & { updatedAt: Date },
) {
  await db.update(agentProfiles).set(changes).where(eq(agentProfiles.id, id));
}

/** Until the transaction ends, nobody else changes the photo. */
export async function lockAgentPhoto(tx: Transaction, userId: string) {
  const [profile] = await tx
    .select({
      id: agentProfiles.id,
      userId: agentProfiles.userId,
      ownerUserId: agentProfiles.userId,
      photoKey: agentProfiles.photoKey,
    })
    .from(agentProfiles)
    .where(eq(agentProfiles.userId, userId))
    .for('update');
  return profile;
}

export async function setAgentPhotoKey(
  tx: Transaction,
  profileId: string,
  photoKey: string,
  updatedAt: Date,
) {
  await tx
    .update(agentProfiles)
    .set({ photoKey, updatedAt })
    .where(eq(agentProfiles.id, profileId));
}
