import type { Platform } from '../../../platform/platform.ts';
import { getTalentProfile } from '../../talent-profiles/get-talent-profile.ts';
import { getInfo } from '../../talent-profiles/info/get-info.ts';
import type { Viewer } from '../../talent-profiles/policy.ts';
import { getTraits } from '../../talent-profiles/traits/get-traits.ts';
import { listTermNames } from '../queries.ts';
import { findBrand } from './find-brand.ts';
import { resumeOf } from './resume-of.ts';
import { nameOfTerms, termsOf } from './terms-of.ts';

/** Asks what anyone who looks at the profile asks, so that nothing is on it that they may not see. */
export async function composeResume(platform: Platform, viewer: Viewer, profileId: string) {
  const [profile, traits, info] = await Promise.all([
    getTalentProfile(platform, viewer, profileId),
    getTraits(platform, viewer, profileId),
    getInfo(platform, viewer, profileId),
  ]);
  const talent = { profile, traits, info };
  const nameOf = nameOfTerms(await listTermNames(platform.db, termsOf(talent)));
  const brand = await findBrand(platform, viewer, profileId);
  const { publicUrl } = platform;
  return { profile, resume: resumeOf(talent, { viewer, nameOf, brand, publicUrl }) };
}
