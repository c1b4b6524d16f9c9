import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertTraces } from './queries.ts';
import type { CallToRead } from './reviewed-role.ts';
import { tracesOf } from './traces-of.ts';

/** So that the next one like it is known again, whoever posts it. */
export async function keepTraces(tx: Transaction, clock: Clock, call: CallToRead): Promise<void> {
  const createdAt = clock.now();
  const traces = tracesOf(call).map(({ kind, value }) => {
    return { kind, value, callId: call.id, createdAt };
  });
  await insertTraces(tx, traces);
}
