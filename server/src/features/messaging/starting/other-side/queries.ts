import type { StartConversation } from '@callboard/contract/conversations';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { auditionInvitations } from '../../../auditions/tables.ts';
import { users } from '../../../auth/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions, productionViewers } from '../../../productions/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';

type Which = Pick<StartConversation, 'applicationId' | 'invitationId'>;

/** The two sides of an application or invitation; of the team, whoever made the production if they can. */
export async function findCasting(db: Queryable, { applicationId, invitationId }: Which) {
  const casting = applicationId === null ? auditionInvitations : applications;
  const [found] = await db
    .select({
      roleId: casting.roleId,
      talentProfileId: casting.talentProfileId,
      talentUserId: talentProfiles.userId,
      clientUserId: sql<string | null>`(
        select ${users.id} from ${productionViewers}
        join ${users} on ${users.id} = ${productionViewers.userId}
        where ${productionViewers.productionId} = ${productions.id}
          and ${users.role} = 'client' and ${users.suspendedAt} is null and ${users.deletedAt} is null
        order by ${users.id} = ${productions.createdByUserId} desc, ${users.id}
        limit 1)`,
    })
    .from(casting)
    .innerJoin(talentProfiles, eq(talentProfiles.id, casting.talentProfileId))
    .innerJoin(productionRoles, eq(productionRoles.id, casting.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(eq(casting.id, applicationId ?? invitationId ?? ''));
  return found;
}
