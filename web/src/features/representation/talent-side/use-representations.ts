import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { representationsQuery } from './representation-queries.ts';

/** Who represents a talent; asked anew with every piece of news, which may be of a request. */
export function useRepresentations(talentProfileId: string) {
  const realtime = useRealtime();
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = representationsQuery(talentProfileId);
    const refresh = () => void queries.invalidateQueries({ queryKey });
    const endings = [realtime.on('notification:new', refresh), realtime.onCatchUp(refresh)];
    return () => {
      for (const end of endings) end();
    };
  }, [realtime, queries, talentProfileId]);
  return useQuery(representationsQuery(talentProfileId));
}
