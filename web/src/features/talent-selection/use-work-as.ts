import type { RosterEntry } from '@callboard/contract/roster';
import { useNavigate } from '@tanstack/react-router';
import { useSelection } from '../representation/api.ts';

type Place = '/talent/profile' | '/invitations' | '/opportunities';

/** Acts as a talent from now on, beginning where there is something to do for them. */
export function useWorkAs() {
  const { selectTalent } = useSelection();
  const navigate = useNavigate();
  return ({ talentProfileId, userId, firstName, lastName }: RosterEntry, to: Place) => {
    selectTalent({
      user: { id: userId },
      talentProfile: { id: talentProfileId, firstName, lastName },
    });
    void navigate({ to, search: to === '/opportunities' ? { tab: 'mine' } : {} });
  };
}
