import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
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
