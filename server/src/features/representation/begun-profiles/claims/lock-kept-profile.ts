import type { Transaction } from '../../../../platform/database/database.ts';
import { lockBegunProfile } from './queries.ts';

/** A profile that somebody keeps for its talent, held until the transaction ends. */
export async function lockKeptProfile(tx: Transaction, talentProfileId: string) {
  return lockBegunProfile(tx, talentProfileId);
}
