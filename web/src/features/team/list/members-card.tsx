import type { PortfolioDetail } from '@callboard/contract/business-portfolios';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { membersQuery } from '../team-queries.ts';
import { MemberRow } from './member-row.tsx';

type Props = { portfolio: PortfolioDetail; mayManage: boolean };

export function MembersCard({ portfolio, mayManage }: Props) {
  const team = useQuery(membersQuery(portfolio.id));
  const members = team.data?.items;
  return (
    <Card
      title={members === undefined ? 'Members' : `Members (${members.length})`}
      description={
        mayManage
          ? 'Everyone who works here, and with how many talents.'
          : 'Everyone who works here. Admins invite and remove people.'
      }
    >
      {team.isPending && <Skeleton className="h-40" />}
      {team.isLoadingError && (
        <ErrorState
          title="The team could not be loaded"
          text={team.error.message}
          onRetry={() => void team.refetch()}
          isRetrying={team.isFetching}
        />
      )}
      {members !== undefined && (
        <ul aria-label="Members" className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              portfolio={portfolio}
              member={member}
              mayManage={mayManage}
            />
          ))}
        </ul>
      )}
      {members?.length === 1 && mayManage && (
        <p className="border-line border-t pt-3 text-13 text-muted">
          You work alone so far. Invite a colleague, and share your talents with them.
        </p>
      )}
    </Card>
  );
}
