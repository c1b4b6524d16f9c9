import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { withRights } from '../../productions/require-rights.ts';
import { findAuditionStanding, lockAudition } from './queries.ts';

/** An audition of a production that the actor may do this much in; for others there is none. */
export async function requireAudition(
  db: Queryable,
  actor: Actor,
  auditionId: string,
  needed: CollaboratorRights = 'view',
) {
  const standing = await findAuditionStanding(db, auditionId, actor.user.id);
  return withRights(actor, standing, needed);
}

/** The same, and until the transaction ends nobody else changes it. One that was called off stays so. */
export async function requireOwnAudition(
  tx: Transaction,
  actor: Actor,
  auditionId: string,
  needed: CollaboratorRights = 'review',
) {
  const { productionId } = await requireAudition(tx, actor, auditionId, needed);
  const audition = await lockAudition(tx, auditionId);
  if (audition === undefined) throw new AppError('NOT_FOUND');
  if (audition.cancelledAt !== null) throw new AppError('AUDITION_CANCELLED');
  return { productionId, audition };
}
