import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { includesRights, rightsOf, type Standing } from './policy.ts';
import { findProductionStanding, findRoleStanding } from './queries.ts';

/**
 * A production that the actor may do this much in. Whoever may not know of it gets the same answer as
 * where there is none; a colleague who may only look is told so.
 */
export async function requireProduction(
  db: Queryable,
  actor: Actor,
  productionId: string,
  needed: CollaboratorRights = 'view',
) {
  const standing = await findProductionStanding(db, productionId, actor.user.id);
  return withRights(actor, standing, needed);
}

/** A role of a production that the actor may do this much in. */
export async function requireRole(
  db: Queryable,
  actor: Actor,
  roleId: string,
  needed: CollaboratorRights = 'view',
) {
  const standing = await findRoleStanding(db, roleId, actor.user.id);
  return withRights(actor, standing, needed);
}

/** For what belongs to a production and was loaded together with how the actor stands to it. */
export function withRights<S extends Standing>(
  actor: Actor,
  standing: S | undefined,
  needed: CollaboratorRights,
): S & { rights: CollaboratorRights } {
  const rights = standing && rightsOf(actor, standing);
  if (standing === undefined || rights === undefined) throw new AppError('NOT_FOUND');
  if (!includesRights(rights, needed)) throw new AppError('FORBIDDEN');
  return { ...standing, rights };
}
