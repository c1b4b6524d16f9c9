import type { Transaction } from '../../../platform/database/database.ts';
import { holderOf } from '../holders/holder.ts';
import { findNameOf, listReaders } from '../holders/queries.ts';
import type { SubscriptionRow } from '../queries.ts';
import type { Words } from './words.ts';

/** The same news for each who hears of a plan, with days as they read them. */
export async function writeNews(tx: Transaction, row: SubscriptionRow, words: Words) {
  const holder = holderOf(row);
  const name = await findNameOf(tx, holder);
  const readers = await listReaders(tx, holder, row.payerUserId);
  return readers.map(({ id, timeZone }) => ({ userId: id, ...words({ row, name, timeZone }) }));
}
