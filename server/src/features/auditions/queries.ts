import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { auditionInvitations, auditions } from './tables.ts';

/** What those who are told of invitations know of them: what was sent to them, and how it stands. */
export function selectTold(db: Queryable) {
  return db
    .select({
      id: auditionInvitations.id,
      talentProfileId: auditionInvitations.talentProfileId,
      status: auditionInvitations.status,
      startsAt: auditionInvitations.startsAt,
      room: auditionInvitations.room,
      isToBeChosen: auditionInvitations.isToBeChosen,
      updatedAt: auditionInvitations.updatedAt,
      told: auditions.told,
      role: productionRoles.title,
      production: titleForOutsiders,
      talentUserId: talentProfiles.userId,
      talent: talentName,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, auditionInvitations.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId));
}
