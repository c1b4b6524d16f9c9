import type { Platform } from '../../../platform/platform.ts';
import { currentCalls } from './open-calls/current-calls.ts';
import { isFor } from './policy.ts';

/** How many open calls an agency may submit its talents to. */
export async function countOpportunities(
  platform: Platform,
  agency: { id: string; isVerified: boolean },
): Promise<number> {
  const audience = {
    isAdmin: false,
    isWithVerifiedAgency: agency.isVerified,
    portfolioIds: new Set([agency.id]),
    talentProfileIds: new Set<string>(),
  };
  const { index } = await currentCalls(platform);
  const now = platform.clock.now().getTime();
  return index.calls.filter((call, slot) => index.isOpen(slot, now) && isFor(audience, call))
    .length;
}
