import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellTeam } from '../../business-portfolios/tell-team.ts';
import { setAgenciesVerified } from '../queries.ts';

/** The agencies that somebody owns are as trustworthy as their owner is; everyone on their teams sees it. */
export async function verifyAgencies(
  platform: Platform,
  tx: Transaction,
  ownerUserId: string,
  isVerified: boolean,
): Promise<void> {
  const now = platform.clock.now();
  for (const id of await setAgenciesVerified(tx, ownerUserId, { isVerified, now })) {
    await tellTeam(platform, tx, id);
  }
}
