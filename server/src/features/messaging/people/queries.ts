import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { agentProfiles } from '../../agent-profiles/tables.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { talentName, verifiedKinds } from '../../talent-profiles/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

/** The agency that an agent writes for: the first one that they joined or made. */
const agencyName = sql<string | null>`(
  select ${businessPortfolios.name} from ${businessPortfolios}
  left join ${businessPortfolioMembers}
    on ${businessPortfolioMembers.portfolioId} = ${businessPortfolios.id}
    and ${businessPortfolioMembers.userId} = ${users.id}
  where ${users.role} = 'agent' and (${businessPortfolios.ownerUserId} = ${users.id}
    or ${businessPortfolioMembers.userId} is not null)
  order by coalesce(${businessPortfolioMembers.createdAt}, ${businessPortfolios.createdAt}),
    ${businessPortfolios.id}
  limit 1
)`;

/**
 * What is shown of people, whatever they are here: a talent by the name they work under. Asked with
 * every message that is sent or read.
 */
export async function listPersonRows(db: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const isAsked = sql`${users.id} = any(${sql.placeholder('userIds')}::uuid[])`;
  return prepared(db, 'list_message_people', () =>
    selectPeople(db).where(isAsked).prepare('list_message_people'),
  ).execute({ userIds: [...new Set(userIds)] });
}
export type PersonRow = Awaited<ReturnType<typeof listPersonRows>>[number];

function selectPeople(db: Queryable) {
  return db
    .select({
      userId: users.id,
      name: talentName,
      role: users.role,
      verified: verifiedKinds,
      company: sql<string | null>`coalesce(${clientCompanies.name}, ${agencyName})`,
      talent: { id: talentProfiles.id, photoKey: talentProfiles.photoKey },
      agentPhotoKey: agentProfiles.photoKey,
      client: { id: clientProfiles.id, photoKey: clientProfiles.photoKey },
    })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .leftJoin(agentProfiles, eq(agentProfiles.userId, users.id))
    .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .leftJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId));
}
