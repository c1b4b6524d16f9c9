import type { Conversation } from '@callboard/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { conversationQuery } from '../calls.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { ThreadView } from './thread-view.tsx';

type Props = {
  conversationId: string;
  /** The message to open around. */
  at: number | undefined;
};

/** One conversation, once it is known who takes part in it. */
export function ThreadPane({ conversationId, at }: Props) {
  const user = useCurrentUser();
  const { data, error, refetch, isFetching } = useQuery(conversationQuery(conversationId));
  if (isOver(error)) {
    return (
      <div className="grid justify-items-center">
        <ErrorState
          title="This conversation cannot be opened"
          text="It is not there, or you no longer take part in it."
        />
        <Button asChild className="lg:hidden">
          <Link to="/messaging">All conversations</Link>
        </Button>
      </div>
    );
  }
  if (data !== undefined) {
    return <Thread conversation={data} userId={user.id} at={at} />;
  }
  if (error !== null) {
    return (
      <ErrorState text={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return <ThreadSkeleton />;
}

type ThreadProps = { conversation: Conversation; userId: string; at: number | undefined };

function Thread({ conversation, userId, at }: ThreadProps) {
  const key = `${conversation.id} ${at}`;
  return <ThreadView key={key} conversation={conversation} userId={userId} at={at} />;
}

/**
 * What was fetched before is not shown to those who no longer take part. An address that is no
 * conversation's is like one of none.
 */
function isOver(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
