import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { withRights } from '../productions/require-rights.ts';
import { findShortlistStanding, lockShortlist } from './queries.ts';

/** A list of a production that the actor may do this much in. */
export async function requireShortlist(
  db: Queryable,
  actor: Actor,
  shortlistId: string,
  needed: CollaboratorRights = 'view',
) {
  const standing = await findShortlistStanding(db, shortlistId, actor.user.id);
  return withRights(actor, standing, needed);
}

/** The same, and until the transaction ends nobody else changes who is on it. */
export async function lockOwnShortlist(
  tx: Transaction,
  actor: Actor,
  shortlistId: string,
  needed: CollaboratorRights,
) {
  await lockShortlist(tx, shortlistId);
  return requireShortlist(tx, actor, shortlistId, needed);
}
