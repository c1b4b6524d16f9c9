import type { PartOfInfo } from '@callboard/contract/professional-info';
import type { TraitsForm } from '@callboard/contract/professional-traits';
import type { TalentProfile } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { infoQuery, talentProfileQuery, traitsQuery } from '../talent-profiles/api.ts';

/** All that the steps show and fill in. */
export type WholeProfile = {
  profile: TalentProfile;
  traits: Partial<TraitsForm>;
  info: PartOfInfo;
};

/** Read as a whole before the first step shows: which step that is depends on all of it. */
export function useWholeProfile(profileId: string) {
  const profile = useQuery(talentProfileQuery(profileId));
  const traits = useQuery(traitsQuery(profileId));
  const info = useQuery(infoQuery(profileId));
  const parts = [profile, traits, info];
  const whole: WholeProfile | undefined =
    profile.data && traits.data && info.data
      ? { profile: profile.data, traits: traits.data, info: info.data }
      : undefined;
  return {
    whole,
    error: parts.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => parts.map(({ isError, refetch }) => isError && refetch()),
  };
}
