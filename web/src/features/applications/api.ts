import { type ApplyForm, applicationEndpoints } from '@callboard/contract/applications';
import type { QueryOf } from '@callboard/contract/endpoint';
import { galleryPhotoEndpoints } from '@callboard/contract/gallery-photos';
import { portfolioItemEndpoints } from '@callboard/contract/portfolio-items';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api-client.ts';
import { endpointQuery } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { ABOUT_APPLICATIONS } from './realtime.ts';

const PAGE_SIZE = 30;

export type ApplicationScope = QueryOf<typeof applicationEndpoints.listOfTalent>['scope'];

type Asked = {
  /** None: everybody's for whom one submits. */
  talentProfileId: string | null;
  scope: ApplicationScope;
};

export const ownApplicationsQuery = ({ talentProfileId, scope }: Asked) =>
  infiniteQueryOptions({
    queryKey: ['/api/applications', 'pages', { talentProfileId, scope }],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        applicationEndpoints.listOfTalent,
        {
          query: {
            talentProfileId: talentProfileId ?? undefined,
            scope,
            cursor,
            limit: PAGE_SIZE,
          },
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const applicationQuery = (id: string) =>
  endpointQuery(applicationEndpoints.get, { params: { id } });

export const draftQuery = (callId: string, talentProfileId: string) => ({
  ...endpointQuery(
    applicationEndpoints.draft,
    { params: { id: callId }, query: { talentProfileId } },
    // What was typed here is newer than what was read; whoever comes back reads it anew.
    { fresh: 0, kept: 0 },
  ),
  // It may have been written on in another tab.
  refetchOnWindowFocus: true,
});

/** As it is kept now. */
export const readDraft = (callId: string, talentProfileId: string) =>
  call(applicationEndpoints.draft, { params: { id: callId }, query: { talentProfileId } });

/** What a talent can send along. */
export const photosQuery = (id: string) =>
  endpointQuery(galleryPhotoEndpoints.list, { params: { id } });
export const workQuery = (id: string) =>
  endpointQuery(portfolioItemEndpoints.list, { params: { id } });

export const saveDraft = (callId: string, body: ApplyForm) =>
  call(
    applicationEndpoints.saveDraft,
    { params: { id: callId }, body },
    { keepalive: JSON.stringify(body).length < 60_000 },
  );

type Sending = {
  callId: string;
  /** Sent again after a failure it is still one application. */
  idempotencyKey: string;
  before: () => Promise<void>;
  onSent: (body: ApplyForm) => void;
  onRefused: (error: Error) => void;
};

/** What follows is done though the form be gone by then: what is read anew takes its place. */
export function useApply({ callId, idempotencyKey, before, onSent, onRefused }: Sending) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: ApplyForm) => {
      await before();
      return call(applicationEndpoints.apply, { params: { id: callId }, body }, { idempotencyKey });
    },
    onSuccess: (_, body) => onSent(body),
    onError: onRefused,
    onSettled: refresh,
  });
}

type Words = { done: string; failed: string };

/** Says what became of it: the button may be gone by then. */
function told({ done, failed }: Words) {
  return {
    onSuccess: () => void toast({ title: done }),
    onError: (error: Error) =>
      void toast({ title: failed, description: error.message, variant: 'destructive' }),
  };
}

export function useSetOwnStatus(id: string, words: Words) {
  const refresh = useRefresh();
  const isUnderWay = useRef(false);
  const set = useMutation({
    mutationFn: (body: { status: 'withdrawn' | 'submitted'; reason?: string | null }) =>
      call(applicationEndpoints.setStatus, { params: { id }, body }),
    ...told(words),
    onSettled: async () => {
      await refresh();
      isUnderWay.current = false;
    },
  });
  // Two clicks come before the button can be drawn as taken; the second would be refused.
  const mutate: typeof set.mutate = (...asked) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    set.mutate(...asked);
  };
  return { mutate, isPending: set.isPending };
}

export const sendTape = (id: string, selfTapeMediaId: string) =>
  call(applicationEndpoints.sendTape, { params: { id }, body: { selfTapeMediaId } });

export function useSendTape(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (mediaId: string) => sendTape(id, mediaId),
    ...told({ done: 'Self-tape sent', failed: 'Self-tape not sent' }),
    onSettled: refresh,
  });
}

export function useConfirmTerms(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (version: number) =>
      call(applicationEndpoints.confirm, { params: { id }, body: { version } }),
    ...told({ done: 'The new terms are confirmed', failed: 'Not confirmed' }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(ABOUT_APPLICATIONS.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** After a refusal of some of it: what can be sent along is read anew. */
export function useRefreshMedia(talentProfileId: string) {
  const queries = useQueryClient();
  return () => {
    for (const { queryKey } of [photosQuery(talentProfileId), workQuery(talentProfileId)]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
