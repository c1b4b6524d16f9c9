import type { Transaction } from '../../../../platform/database/database.ts';
import { endHandOver } from './queries.ts';

/** Makes the link worthless with which a guardian hands over; tells whether there was one. */
export async function takeBackLink(tx: Transaction, talentProfileId: string): Promise<boolean> {
  return endHandOver(tx, talentProfileId);
}
