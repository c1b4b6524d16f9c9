import { type ProfileExport, profileExportSchema } from '@callboard/contract/profile-documents';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAvailability } from '../../talent-profiles/availability/get-availability.ts';
import { getTalentProfile } from '../../talent-profiles/get-talent-profile.ts';
import { getInfo } from '../../talent-profiles/info/get-info.ts';
import { getTraits } from '../../talent-profiles/traits/get-traits.ts';

/** What only the talent sees is in an agent's export as what was not said. */
const NOT_SAID = { isTrans: null };

/** All that was entered, for those who may enter it. Files are not part of it. */
export async function exportProfile(
  platform: Platform,
  actor: Actor,
  profileId: string,
): Promise<ProfileExport> {
  const profile = await getTalentProfile(platform, actor, profileId);
  if (!profile.abilities.edit) throw new AppError('FORBIDDEN');
  const [traits, info, availability] = await Promise.all([
    getTraits(platform, actor, profileId),
    getInfo(platform, actor, profileId),
    getAvailability(platform, actor, profileId),
  ]);
  const certifications = info.certifications?.map((it) => ({ ...it, documentMediaId: null }));
  // The schema leaves out whatever is no part of the form.
  return profileExportSchema.parse({
    format: 'callboard-profile',
    version: 1,
    profile: { ...NOT_SAID, ...profile },
    traits,
    info: { ...info, certifications },
    ...availability,
  });
}
