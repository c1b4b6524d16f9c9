import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { withRights } from '../../productions/require-rights.ts';
import { findInvitationStanding } from './queries.ts';

/** An invitation of a production that the actor may do this much in; for others there is none. */
export async function requireInvitation(
  db: Queryable,
  actor: Actor,
  invitationId: string,
  needed: CollaboratorRights,
) {
  const standing = await findInvitationStanding(db, invitationId, actor.user.id);
  return withRights(actor, standing, needed);
}
