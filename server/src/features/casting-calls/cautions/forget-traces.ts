import type { Transaction } from '../../../platform/database/database.ts';
import { deleteTraces } from './queries.ts';

/** A call that should not have been refused is no longer one that others are compared to. */
export async function forgetTraces(tx: Transaction, callId: string): Promise<void> {
  await deleteTraces(tx, callId);
}
