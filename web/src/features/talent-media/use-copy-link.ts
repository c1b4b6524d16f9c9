import type { PortfolioItem } from '@callboard/contract/portfolio-items';
import type { PROFILE_VISIBILITIES } from '@callboard/contract/talent-profiles';
import { useQuery } from '@tanstack/react-query';
import { copyLink } from '../../ui/copy-link.ts';
import { talentProfileQuery } from '../talent-profiles/api.ts';

/** Copies the address of a piece of work's own page, and says so if not everyone can open it. */
export function useCopyLink(profileId: string) {
  const visibility = useQuery(talentProfileQuery(profileId)).data?.visibility;
  return (item: PortfolioItem) =>
    copyLink(`/talent/${profileId}/portfolio/${item.id}`, whoCanOpen(item.visibility, visibility));
}

type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

function whoCanOpen(
  item: PortfolioItem['visibility'],
  profile: ProfileVisibility | undefined,
): string | undefined {
  if (item === 'private')
    return 'Only the talent and their agents can open it: this work is private.';
  if (item === 'professionals') return 'Only clients and agents who are signed in can open it.';
  if (profile === 'professionals') {
    return 'The profile is for professionals only, so clients and agents have to sign in to open it.';
  }
  if (profile === 'hidden')
    return 'The profile is hidden, so only those who may see it can open it.';
  return undefined;
}
