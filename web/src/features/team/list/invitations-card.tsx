import { useQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { invitationsQuery } from '../team-queries.ts';
import { InvitationRow } from './invitation-row.tsx';

type Props = { portfolioId: string; mayManage: boolean };

export function InvitationsCard({ portfolioId, mayManage }: Props) {
  const { data, isPending, isLoadingError, error, isFetching, refetch } = useQuery(
    invitationsQuery(portfolioId),
  );
  const invitations = data?.items;
  return (
    <Card title="Pending invitations" description="Whoever is invited has seven days to answer.">
      {isPending && <Skeleton className="h-24" />}
      {isLoadingError && (
        <ErrorState
          title="The invitations could not be loaded"
          text={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {invitations?.length === 0 && (
        <EmptyState
          icon={MailPlus}
          title="Nobody is waiting to answer"
          text={
            mayManage
              ? 'Invite a colleague by e-mail with the button above; until they answer, they stand here.'
              : 'Everyone who was invited has answered.'
          }
        />
      )}
      {invitations !== undefined && invitations.length > 0 && (
        <ul aria-label="Pending invitations" className="divide-y divide-line">
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              portfolioId={portfolioId}
              invitation={invitation}
              mayManage={mayManage}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
