import type { Plan } from '@callboard/contract/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { useRefreshUser } from '../billing-changes.ts';
import { KEY_OF_PLANS } from '../billing-queries.ts';

/** What the provider tells us meanwhile comes with a notification: the plan on screen is asked anew. */
export function useFollowPlan(plan: Plan | undefined): void {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: KEY_OF_PLANS });
    const endings = [realtime.on('notification:new', refresh), realtime.onCatchUp(refresh)];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries]);
  useTellUser(plan);
}

/** Other pages ask the user what is open to them. */
function useTellUser(plan: Plan | undefined): void {
  const refreshUser = useRefreshUser();
  const known = useRef(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the plan is another, not whenever the user is
  useEffect(() => {
    if (plan === undefined) return;
    if (known.current !== undefined && known.current !== plan) void refreshUser();
    known.current = plan;
  }, [plan]);
}
