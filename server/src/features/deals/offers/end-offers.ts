import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { withdrawOffersOut } from './queries.ts';

/**
 * What is out for applications that come to their end otherwise is withdrawn with them, in the same
 * transaction and while they are locked. In words, whoever ends them tells everyone.
 */
export async function endOffers(
  platform: Platform,
  tx: Transaction,
  applicationIds: readonly string[],
): Promise<void> {
  const ended = await withdrawOffersOut(tx, applicationIds, platform.clock.now());
  await tellBothSides(platform, tx, 'offer', null, ended);
}
