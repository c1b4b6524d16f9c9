import type { Transaction } from '../../../../platform/database/database.ts';
import { nobodysAddress, traceOf } from '../../../auth/known-again.ts';
import { listFileKeys } from './files/queries.ts';
import { patternsOf } from './names.ts';
import { anonymiseAccount, anonymiseRecords, deleteOwnRows, getKnown } from './queries.ts';
import { scrubTold, scrubWritten } from './scrubbing/queries.ts';

/**
 * Takes everything personal out of the database, and tells which stored files go with it. Which
 * table's rows go, stay or lose what is personal, and why, stands in docs/privacy.md.
 */
export async function eraseAccount(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<{ email: string | null; isKnownAgain: boolean; fileKeys: string[] }> {
  const known = await getKnown(tx, userId);
  const { profileId, email } = known;
  const whose = { userId, profileId, email };
  const patterns = patternsOf(known);
  const fileKeys = await listFileKeys(tx, whose);
  // While it is known whom they had to do with.
  await scrubTold(tx, whose, patterns);
  await scrubWritten(tx, whose, patterns);
  await anonymiseRecords(tx, whose, now);
  await deleteOwnRows(tx, whose);
  // An address that was never proven may be somebody else's.
  const isKnownAgain = known.suspendedAt !== null && known.isProven && email !== null;
  await anonymiseAccount(
    tx,
    userId,
    {
      email: isKnownAgain ? traceOf(email) : nobodysAddress({ id: userId, role: known.role }),
      suspendedAt: known.suspendedAt,
    },
    now,
  );
  return { email, isKnownAgain, fileKeys };
}
