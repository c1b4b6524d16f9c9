import type { Transaction } from '../../../platform/database/database.ts';
import { lockTalentProfile } from '../queries.ts';
import { deleteShowings } from './queries.ts';

/**
 * Takes a file that turned out to be none off its profile. The profile is locked first, as by all who
 * change what it shows, so that nobody waits for each other.
 */
export async function takeDownMedia(
  tx: Transaction,
  { id, talentProfileId }: { id: string; talentProfileId: string },
): Promise<void> {
  await lockTalentProfile(tx, talentProfileId);
  await deleteShowings(tx, id);
}
