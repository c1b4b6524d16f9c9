import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FoundMessageRow } from './found-message-row.tsx';
import { foundMessagesQuery, type Sought } from './found-messages-query.ts';

type Props = { sought: Sought; selectedId: string | undefined };

/** Below the people and subjects: what was said in so many words. */
export function FoundMessages({ sought, selectedId }: Props) {
  const { id: userId } = useCurrentUser();
  const found = useInfiniteQuery({
    ...foundMessagesQuery(sought),
    placeholderData: keepPreviousData,
  });
  const messages = found.data?.pages.flatMap(({ items }) => items) ?? [];
  if (found.isSuccess && messages.length === 0) return null;
  return (
    <section aria-label="Messages found" aria-busy={found.isPending} className="pb-2">
      <h2 className="px-4 pt-3 pb-1 font-medium text-12 text-muted">Messages</h2>
      {found.isPending && (
        <div className="grid gap-2 px-4 py-2">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-3 w-5/6" />
        </div>
      )}
      {found.isLoadingError && (
        <ErrorState
          title="Messages could not be looked through"
          text={found.error.message}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      <ul>
        {messages.map((message) => (
          <FoundMessageRow
            key={message.id}
            message={message}
            q={sought.q}
            userId={userId}
            isOpen={message.conversationId === selectedId}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <div className="grid px-4 pt-1">
          <Button
            look="quiet"
            isPending={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </section>
  );
}
