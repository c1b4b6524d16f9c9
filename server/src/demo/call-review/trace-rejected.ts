import { LIMITS } from '@callboard/contract/limits';
import { tracesOf } from '../../features/casting-calls/cautions/traces-of.ts';
import { listCallsByStatus } from '../../features/casting-calls/review/queries.ts';
import { rejectedCallTraces } from '../../features/casting-calls/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { insertMany } from '../insert-many.ts';

/** As if each of the demo's rejected calls had been rejected here. */
export async function traceRejected(tx: Transaction): Promise<void> {
  const page = { after: undefined, limit: LIMITS.pageSizeMax, search: '' };
  const rejected = await listCallsByStatus(tx, 'rejected', page);
  const traces = rejected.flatMap((call) =>
    tracesOf(call).map(({ kind, value }) => {
      return { kind, value, callId: call.id, createdAt: call.endedAt ?? call.createdAt };
    }),
  );
  await insertMany(tx, rejectedCallTraces, traces);
}
