import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { auditionQuery } from '../audition-queries.ts';
import { useFollowAuditions } from '../use-follow-auditions.ts';
import { applyActs } from './day-acts.ts';
import { findKeptSession, keepSession } from './kept-session.ts';
import { outboxOf } from './outbox-of.ts';

/** A session as it stands on this device: what was loaded last, with all that was done here since. */
export function useDay(auditionId: string) {
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const [kept] = useState(() => findKeptSession(userId, auditionId));
  const query = useQuery({
    ...auditionQuery(auditionId),
    ...(kept && { initialData: kept.session, initialDataUpdatedAt: kept.savedAt }),
    staleTime: 0,
  });
  const { data, dataUpdatedAt, isError } = query;
  useFollowAuditions(data?.productionId, auditionId);

  const outbox = outboxOf(queries, { userId, auditionId });
  const { unsent, refused } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const realtime = useRealtime();
  useEffect(() => realtime.onCatchUp(outbox.wake), [realtime, outbox]);
  useEffect(() => {
    if (data !== undefined) keepSession({ userId, savedAt: dataUpdatedAt, session: data });
  }, [userId, data, dataUpdatedAt]);

  const session = useMemo(() => data && applyActs(data, unsent), [data, unsent]);
  return {
    session,
    query,
    /** Shown although it could not be asked for again. */
    loadedAt: isError && data !== undefined ? dataUpdatedAt : undefined,
    unsent,
    refused,
    act: outbox.add,
    retry: outbox.wake,
    dismissRefused: outbox.dismiss,
  };
}
