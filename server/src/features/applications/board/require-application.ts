import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { withRights } from '../../productions/require-rights.ts';
import { findApplicationStanding } from './queries.ts';

/** An application to a production that the actor may do this much in; for others there is none. */
export async function requireApplication(
  db: Queryable,
  actor: Actor,
  applicationId: string,
  needed: CollaboratorRights,
) {
  const standing = await findApplicationStanding(db, applicationId, actor.user.id);
  return withRights(actor, standing, needed);
}
