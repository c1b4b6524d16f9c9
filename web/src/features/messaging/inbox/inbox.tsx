import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/cursor-pagination.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ConversationList } from './conversation-list.tsx';
import { FoundMessages } from './found-messages.tsx';
import { isSearchable } from './found-messages-query.ts';
import { InboxHead } from './inbox-head.tsx';
import { conversationsOf, inboxQuery } from './inbox-query.ts';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { NothingHere } from './nothing-here.tsx';
import { useFollowInbox } from './use-follow-inbox.ts';
import { useInboxSearch } from './use-inbox-search.ts';
import { useNothingFound } from './use-nothing-found.ts';

const NewConversation = lazy(async () => ({
  default: (await import('../starting/new-conversation.tsx')).NewConversation,
}));

/** Of the people and subjects that were found, before the messages. */
const FIRST_FOUND = 6;

/** One's conversations, the latest first, and what is found in them. */
export function Inbox({ selectedId }: { selectedId: string | undefined }) {
  const search = useInboxSearch();
  const { filters, q } = search;
  const found = useInfiniteQuery({ ...inboxQuery(filters), placeholderData: keepPreviousData });
  const [isStarting, setIsStarting] = useState(false);
  useFollowInbox();
  const [expandedQ, setExpandedQ] = useState<string>();
  const all = useMemo(() => conversationsOf(found.data), [found.data]);
  // What was said stands below the people: not too far below.
  const isCut = isSearchable(q) && expandedQ !== q;
  const conversations = useMemo(() => (isCut ? all.slice(0, FIRST_FOUND) : all), [all, isCut]);
  const isNothing = useNothingFound(
    found.data !== undefined && conversations.length === 0,
    filters,
  );
  const start = () => setIsStarting(true);
  // More comes as one reads on; where that failed, the button below tries again.
  const isReady = !isCut && found.hasNextPage && !found.isFetching && !found.isFetchNextPageError;

  return (
    <section aria-label="Conversations" data-inbox className="flex h-full min-h-0 flex-col">
      <InboxHead search={search} onNew={start} />
      {found.isPending && <InboxSkeleton />}
      {found.isLoadingError && (
        <ErrorState
          title="Your conversations could not be loaded"
          text={found.error.message}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {isNothing && <NothingHere search={search} onNew={start} />}
      {found.data !== undefined && !isNothing && (
        <ConversationList
          conversations={conversations}
          selectedId={selectedId}
          {...(isReady && { onNearEnd: () => void found.fetchNextPage() })}
        >
          {found.isFetchNextPageError && (
            <LoadMore
              hasMore={found.hasNextPage}
              isLoading={found.isFetchingNextPage}
              onLoadMore={() => void found.fetchNextPage()}
            />
          )}
          {isCut && (all.length > FIRST_FOUND || found.hasNextPage) && (
            <div className="grid px-4 pt-1">
              <Button look="quiet" onClick={() => setExpandedQ(q)}>
                More people and subjects
              </Button>
            </div>
          )}
          {isSearchable(q) && (
            <FoundMessages
              sought={{ q, talentProfileId: filters.talentProfileId }}
              selectedId={selectedId}
            />
          )}
        </ConversationList>
      )}
      {isStarting && (
        <Suspense>
          <NewConversation onClose={() => setIsStarting(false)} />
        </Suspense>
      )}
    </section>
  );
}
