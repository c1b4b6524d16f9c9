import { VERIFICATION_KINDS } from '@callboard/contract/verification';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KindRow } from './kind-row.tsx';
import { ownRequestsQuery } from './own-requests.ts';

/** What of a person others can rely on. Admins decide it and are asked by nobody. */
export function VerificationCard() {
  const user = useCurrentUser();
  const requests = useQuery({ ...ownRequestsQuery, enabled: user.role !== 'admin' });
  if (user.role === 'admin') return null;
  const statuses = {
    professional: user.verifiedProfessionalStatus,
    identity: user.verifiedIdStatus,
  };
  return (
    <Card
      title="Verification"
      description="A badge beside your name tells others that we have looked. Your evidence is seen by Callboard’s moderators alone and deleted 30 days after the decision."
    >
      {requests.isPending && <Skeleton className="h-28" />}
      {requests.isLoadingError && (
        <ErrorState
          title="Your requests could not be loaded"
          text={requests.error.message}
          onRetry={() => void requests.refetch()}
          isRetrying={requests.isFetching}
        />
      )}
      {requests.data !== undefined && (
        <ul aria-label="Verification" className="divide-y divide-line">
          {VERIFICATION_KINDS.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              status={statuses[kind]}
              requests={requests.data.items.filter((request) => request.kind === kind)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
