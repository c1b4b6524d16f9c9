import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { userBlocks } from '../../messaging/blocks/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { castingCallInvitees } from '../tables.ts';

type Which = { callId: string; roleId: string; clientUserId: string };

/** How talents stand to a call and to the client who would invite them. */
export async function listInvitable(
  db: Queryable,
  talentProfileIds: readonly string[],
  { callId, roleId, clientUserId }: Which,
) {
  const application = db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.talentProfileId, talentProfiles.id),
        eq(applications.roleId, roleId),
        ne(applications.status, 'withdrawn'),
        // An earlier call's answer is history.
        or(inArray(applications.status, [...LIVE_STATUSES]), eq(applications.callId, callId)),
      ),
    );
  const invitation = db
    .select({ one: sql`1` })
    .from(castingCallInvitees)
    .where(
      and(
        eq(castingCallInvitees.talentProfileId, talentProfiles.id),
        eq(castingCallInvitees.callId, callId),
      ),
    );
  const { blockerUserId: blocker, blockedUserId: blocked } = userBlocks;
  // A child blocks nobody: whoever keeps the profile does.
  const people = sql`(${talentProfiles.userId}, ${talentProfiles.ownerUserId})`;
  const blocks = (isMeant: SQL) => sql`select 1 from ${userBlocks} where ${isMeant}`;
  const whether = (query: SQL) => sql<boolean>`exists (${query})`;
  return db
    .select({
      id: talentProfiles.id,
      hasApplied: whether(application.getSQL()),
      isInvited: whether(invitation.getSQL()),
      isBlocked: whether(blocks(sql`${blocker} = ${clientUserId} and ${blocked} in ${people}`)),
      hasBlocked: whether(blocks(sql`${blocked} = ${clientUserId} and ${blocker} in ${people}`)),
    })
    .from(talentProfiles)
    .where(inArray(talentProfiles.id, [...talentProfileIds]));
}
