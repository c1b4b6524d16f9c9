import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { userQuery } from '../user-queries.ts';
import { History } from './history.tsx';
import { Holds } from './holds.tsx';
import { Places } from './places.tsx';
import { Trail } from './trail.tsx';
import { UserHead } from './user-head.tsx';

/** One person beside the list. */
export function UserDetail({ id }: { id: string }) {
  const { data: user, error, isPending, isFetching, refetch } = useQuery(userQuery(id));
  if (isPending) return <Skeleton className="h-96 rounded-card" />;
  if (user === undefined) {
    return (
      <ErrorState
        title="This person could not be loaded"
        text={error?.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <UserHead user={user} />
      <Holds user={user} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <Places user={user} />
          <History user={user} />
        </div>
        <Trail user={user} />
      </div>
    </div>
  );
}
