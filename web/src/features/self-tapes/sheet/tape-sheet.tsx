import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { invitationQuery } from '../tape-queries.ts';
import { OpenTape } from './open-tape.tsx';

type Props = { invitationId: string; onClose: () => void };

/** A self-tape: what is asked for, and the takes that answer it. */
export function TapeSheet({ invitationId, onClose }: Props) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery(
    invitationQuery(invitationId),
  );
  if (data !== undefined) return <OpenTape invitation={data} onClose={onClose} />;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title="Self-tape" width={600}>
      {isLoadingError ? (
        <ErrorState
          title="The self-tape could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      )}
    </Sheet>
  );
}
