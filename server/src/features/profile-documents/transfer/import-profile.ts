import type { ProfileExport } from '@callboard/contract/profile-documents';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAvailability } from '../../talent-profiles/availability/change-availability.ts';
import { changeTalentProfile } from '../../talent-profiles/change-talent-profile.ts';
import { getEditableTalent } from '../../talent-profiles/find-talent.ts';
import { changeInfo } from '../../talent-profiles/info/change-info.ts';
import { changeTraits } from '../../talent-profiles/traits/change-traits.ts';
import { visibleFields } from '../../talent-profiles/visible-fields.ts';
import { exportProfile } from './export-profile.ts';
import { PartsChecked } from './parts-checked.ts';
import { withKeptDocuments } from './with-kept-documents.ts';

/**
 * Replaces what was entered by what a file holds: all of it or nothing. What the importer may not
 * see stays as it is, so that an agent can take back in what they took out.
 */
export async function importProfile(
  platform: Platform,
  actor: Actor,
  profileId: string,
  sent: ProfileExport,
) {
  await platform.transaction(async (tx) => {
    const scoped = platform.within(tx);
    const { talent } = await getEditableTalent(scoped, tx, actor, profileId);
    const profile = visibleFields(actor, talent, sent.profile);
    const seen = visibleFields(actor, talent, sent.info);
    const info = await withKeptDocuments(scoped, actor, profileId, seen);
    const parts = new PartsChecked();
    await parts.do('profile', () => changeTalentProfile(scoped, actor, profileId, profile));
    await parts.do('traits', () => changeTraits(scoped, actor, profileId, sent.traits));
    await parts.do('info', () => changeInfo(scoped, actor, profileId, info));
    await changeAvailability(scoped, actor, profileId, sent.availability);
    parts.requireGood();
  });
  return exportProfile(platform, actor, profileId);
}
