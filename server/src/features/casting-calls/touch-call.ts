import { recordChange, recordChanges } from '../../platform/change-feed/change-feed.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { listFollowedCallIds } from './queries.ts';

/** What the change feed calls a call. Whoever keeps open calls at hand follows it. */
export const CALL_SUBJECT = 'casting-calls.call';

/** Says that something changed that readers of a call see, in the transaction that changes it. */
export async function touchCall(tx: Transaction, clock: Clock, callId: string): Promise<void> {
  await recordChange(tx, clock, { subject: CALL_SUBJECT, subjectId: callId });
}

/** After a change of the role, of which its call tells. */
export async function touchCallsOfRole(tx: Transaction, clock: Clock, roleId: string) {
  await touchCalls(tx, clock, await listFollowedCallIds(tx, { roleId }));
}

/** After a change of the production, of which all its calls tell. */
export async function touchCallsOfProduction(tx: Transaction, clock: Clock, productionId: string) {
  await touchCalls(tx, clock, await listFollowedCallIds(tx, { productionId }));
}

export async function touchCalls(tx: Transaction, clock: Clock, callIds: readonly string[]) {
  await recordChanges(tx, clock, { subject: CALL_SUBJECT, subjectIds: callIds });
}
