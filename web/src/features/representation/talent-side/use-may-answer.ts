import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { talentProfileQuery } from '../../talent-profiles/api.ts';

/** The talent answers to agencies, or the guardian: of a child never the child, and no agent. */
export function useMayAnswer(profileId: string): boolean {
  const { role, talentProfileId } = useCurrentUser();
  const { data } = useQuery(talentProfileQuery(profileId));
  const isChild = profileId === talentProfileId && data?.isMinor === true;
  return role !== 'agent' && !isChild;
}
