import type { Fit, FitReason } from '@callboard/contract/fit';
import type { Platform } from '../../platform/platform.ts';
import { asksOf } from './asks-of.ts';
import { getTalentFacts } from './get-talent-facts.ts';
import { explainFit } from './judge.ts';
import { findRoleFacts } from './queries.ts';

/** How one talent fits one role today, and why. */
export async function computeFit(
  platform: Pick<Platform, 'db' | 'clock'>,
  roleId: string,
  talentProfileId: string,
): Promise<{ fit: Fit; reasons: FitReason[] }> {
  const role = await findRoleFacts(platform.db, roleId);
  const talent = await getTalentFacts(platform, talentProfileId);
  if (role === undefined || talent === undefined) {
    return { fit: { met: 0, asked: 0 }, reasons: [] };
  }
  return explainFit(asksOf(role), talent);
}
