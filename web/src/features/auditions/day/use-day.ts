import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useRealtime } from '../../../lib/use-realtime.ts';
import { useCurrentUser, useSession } from '../../../lib/use-session.ts';
import { auditionQuery } from '../audition-queries.ts';
import { useFollowAuditions } from '../use-follow-auditions.ts';
import { applyActs } from './day-acts.ts';
import { keepPage } from './keep-page.ts';
import { findKeptSession, forgetSession, keepSession } from './kept-session.ts';
import { outboxOf } from './outbox-of.ts';
import { useFollowMoves } from './use-follow-moves.ts';

/** A session as it stands on this device: what was loaded last, with all that was done here since. */
export function useDay(auditionId: string) {
  const user = useCurrentUser();
  const { id: userId } = user;
  const { check } = useSession();
  const queries = useQueryClient();
  const [kept] = useState(() => findKeptSession(userId, auditionId));
  const query = useQuery({
    ...auditionQuery(auditionId),
    ...(kept && { initialData: kept.session, initialDataUpdatedAt: kept.savedAt }),
    staleTime: 0,
  });
  const { data, dataUpdatedAt, isError, error } = query;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useFollowAuditions(data?.productionId, auditionId);
  useFollowMoves(data);

  const outbox = outboxOf(queries, { userId, auditionId }, check);
  const { unsent, refused } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const realtime = useRealtime();
  useEffect(() => realtime.onCatchUp(outbox.wake), [realtime, outbox]);
  useEffect(() => {
    // Whoever is off the team does not go on reading it without a connection.
    if (isMissing) forgetSession(auditionId);
    else if (data !== undefined) keepSession({ user, savedAt: dataUpdatedAt, session: data });
  }, [user, auditionId, data, dataUpdatedAt, isMissing]);
  useEffect(keepPage, []);

  const session = useMemo(() => data && applyActs(data, unsent), [data, unsent]);
  return {
    session,
    query,
    isMissing,
    /** Shown although it could not be asked for again. */
    loadedAt: isError && data !== undefined ? dataUpdatedAt : undefined,
    unsent,
    refused,
    act: outbox.add,
    retry: outbox.wake,
    dismissRefused: outbox.dismiss,
  };
}
