import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { useSelection } from '../../representation/api.ts';
import { keptProfilesQuery } from '../../talent-profiles/api.ts';

export const OWN_NAME = 'own';

/**
 * For whom somebody can write besides themselves: an agent for the talent they work as, a guardian for
 * those whose profiles they keep. For the first of them unless they choose otherwise.
 */
export function useInWhoseName() {
  const { role } = useCurrentUser();
  const workedAs = useSelection().talent?.talentProfile;
  const { data } = useQuery({ ...keptProfilesQuery, enabled: role === 'talent' });
  const kept = data?.items.map(({ id, name }) => ({ id, name })) ?? [];
  const talents =
    workedAs === undefined
      ? kept
      : [{ id: workedAs.id, name: `${workedAs.firstName} ${workedAs.lastName}` }];
  const [chosen, choose] = useState<string>();
  const whose = chosen ?? talents[0]?.id ?? OWN_NAME;
  return { talents, whose, choose, talentProfileId: whose === OWN_NAME ? undefined : whose };
}
