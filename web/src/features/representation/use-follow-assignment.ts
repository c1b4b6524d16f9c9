import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { toast } from '../../ui/toast-store.ts';
import { ownTalentsQuery } from './own-talents.ts';
import type { SelectedTalent } from './selected-talent.ts';
import { useSelection } from './selection-context.ts';
import { nameOfTalent } from './talent-face.ts';

/**
 * Ends acting as a talent who is not, or no longer, the agent's in the selected portfolio. What the
 * server allows never depends on it; it keeps the screen from promising more.
 */
export function useFollowAssignment(talent: SelectedTalent): void {
  const { portfolios, portfolio, selectTalent, clearTalent } = useSelection();
  const agentId = useSession().user?.id ?? '';
  const { data, error, isFetching } = useQuery({
    ...ownTalentsQuery({ portfolioId: portfolio?.id ?? '', agentId }),
    enabled: portfolio !== null && agentId !== '',
    // Whoever was chosen a moment ago may be newer than what was read before.
    staleTime: 0,
  });
  const isGone = portfolios?.length === 0 || (error instanceof ApiError && error.status === 404);
  const own = isFetching || error !== null ? undefined : data;
  /** Where the talent was known to be the agent's. */
  const foundIn = useRef<string>(undefined);

  const follow = useEffectEvent(() => {
    const known = own?.find(({ talentProfile }) => talentProfile.id === talent.talentProfile.id);
    if (known !== undefined) {
      foundIn.current = portfolio?.id;
      if (nameOfTalent(known) !== nameOfTalent(talent)) selectTalent(known);
    } else if (isGone || own !== undefined) {
      clearTalent();
      // Who changes the portfolio knows why; who was taken off a talent does not.
      if (foundIn.current === portfolio?.id) {
        toast({ title: `You no longer work with ${nameOfTalent(talent)}` });
      }
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new to know
  useEffect(() => follow(), [own, isGone]);
}
