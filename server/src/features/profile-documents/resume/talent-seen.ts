import type { getTalentProfile } from '../../talent-profiles/get-talent-profile.ts';
import type { getInfo } from '../../talent-profiles/info/get-info.ts';
import type { getTraits } from '../../talent-profiles/traits/get-traits.ts';

/** A talent as one viewer sees them: what that viewer may not see is not in it. */
export type TalentSeen = {
  profile: Awaited<ReturnType<typeof getTalentProfile>>;
  traits: Awaited<ReturnType<typeof getTraits>>;
  info: Awaited<ReturnType<typeof getInfo>>;
};
