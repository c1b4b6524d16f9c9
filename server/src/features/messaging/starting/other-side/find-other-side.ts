import type { StartConversation } from '@callboard/contract/conversations';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { findCasting } from './queries.ts';

type Asked = Pick<StartConversation, 'talentProfileId' | 'roleId' | 'productionId'> & {
  userId: string;
};

/**
 * To whom, for whom and about what: as it was said, or as an application or invitation has it. Whether
 * the actor may is asked afterwards, of one as of the other.
 */
export async function findOtherSide(
  db: Queryable,
  { user }: Actor,
  { userId, applicationId, invitationId, ...said }: StartConversation,
): Promise<Asked> {
  if (userId !== null) return { userId, ...said };
  const casting = await findCasting(db, { applicationId, invitationId });
  if (casting === undefined) throw new AppError('NOT_FOUND');
  const { roleId, talentProfileId, talentUserId, clientUserId } = casting;
  const about = { roleId, productionId: null };
  if (user.role === 'client' || user.role === 'admin') {
    return { userId: talentUserId, talentProfileId: null, ...about };
  }
  if (clientUserId === null) throw new AppError('NOT_CONNECTED');
  return { userId: clientUserId, talentProfileId, ...about };
}
