import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../talent-profiles/policy.ts';
import { findAgencyOnPro, isKeptOnPro } from '../queries.ts';

/** The agency of whoever hands it out, nobody for a talent on Pro, and else us. */
export async function findBrand(
  { db }: Platform,
  viewer: Viewer,
  talentProfileId: string,
): Promise<string> {
  const agency =
    viewer?.user.role === 'agent'
      ? await findAgencyOnPro(db, { talentProfileId, agentUserId: viewer.user.id })
      : undefined;
  if (agency !== undefined) return agency;
  return (await isKeptOnPro(db, talentProfileId)) ? '' : 'Callboard';
}
