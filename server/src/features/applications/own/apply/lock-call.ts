import type { Transaction } from '../../../../platform/database/database.ts';
import {
  listPostings,
  type Posting,
} from '../../../casting-calls/opportunities/postings/list-postings.ts';
import { lockCalls } from './queries.ts';

/** Until the transaction ends, neither does the call end nor do its terms change. */
export async function lockCall(tx: Transaction, callId: string): Promise<Posting | undefined> {
  return (await lockPostings(tx, [callId])).get(callId);
}

/** Several, by their ids. They are read only once nobody changes them any more. */
export async function lockPostings(
  tx: Transaction,
  callIds: readonly string[],
): Promise<Map<string, Posting>> {
  await lockCalls(tx, callIds);
  const found = await listPostings(tx, callIds);
  return new Map(found.map((call) => [call.id, call]));
}
