import type { Queryable } from '../../platform/database/database.ts';
import { agentProfiles, clientCompanies, clientProfiles } from './tables.ts';

type NewClientProfile = Omit<typeof clientProfiles.$inferInsert, 'companyId'>;

export async function insertClientProfile(
  db: Queryable,
  profile: NewClientProfile,
  company: { id: string; name: string },
) {
  const { createdAt, updatedAt } = profile;
  await db.insert(clientCompanies).values({ ...company, createdAt, updatedAt });
  await db.insert(clientProfiles).values({ ...profile, companyId: company.id });
}

export async function insertAgentProfile(
  db: Queryable,
  profile: typeof agentProfiles.$inferInsert,
) {
  await db.insert(agentProfiles).values(profile);
}
