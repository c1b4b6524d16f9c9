import type { Availability } from '@callboard/contract/talent-profiles';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getEditableTalent } from '../find-talent.ts';
import { recordChange } from '../record-change.ts';
import { getAvailability } from './get-availability.ts';
import { replaceAvailability } from './queries.ts';

export async function changeAvailability(
  platform: Platform,
  actor: Actor,
  profileId: string,
  ranges: Availability,
) {
  await platform.transaction(async (tx) => {
    const { doer } = await getEditableTalent(platform, tx, actor, profileId);
    await replaceAvailability(tx, profileId, ranges);
    const fields = ['availability'];
    await recordChange(platform, tx, doer, { profileId, section: 'availability', fields });
  });
  return getAvailability(platform, actor, profileId);
}
