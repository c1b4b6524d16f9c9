import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { withRights } from '../productions/require-rights.ts';
import { hasEnded } from './policy.ts';
import { type CallAround, findCallStanding, lockCall } from './queries.ts';

/** A call of a production in which the actor may do this much. */
export async function requireCall(
  db: Queryable,
  actor: Actor,
  callId: string,
  needed: CollaboratorRights,
) {
  return withRights(actor, await findCallStanding(db, callId, actor.user.id), needed);
}

/** One that is still going on, for those who manage it; nobody else changes it meanwhile. */
export async function requireLiveCall(
  tx: Transaction,
  actor: Actor,
  callId: string,
): Promise<CallAround> {
  await requireCall(tx, actor, callId, 'manage');
  const call = await lockCall(tx, callId);
  if (call === undefined) throw new AppError('NOT_FOUND');
  if (hasEnded(call)) throw new AppError('CALL_ENDED');
  return call;
}
