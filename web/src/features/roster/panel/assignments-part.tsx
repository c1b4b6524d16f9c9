import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MemberTicks } from '../member-ticks.tsx';
import { useAssign } from '../roster-changes.ts';
import { teamQuery } from '../roster-queries.ts';
import { Part } from './part.tsx';
import type { PartProps } from './talent-parts.tsx';

/** Who of the team works with them; a tick holds at once. */
export function AssignmentsPart({ standing, talent }: PartProps) {
  return (
    <Part title="Assigned to">
      {standing.isManager ? (
        <Ticks {...{ standing, talent }} />
      ) : (
        <p className="text-13 text-muted">
          {talent.assignments
            .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
            .join(', ') || 'Nobody'}
          {standing.isOfTeam && '. Admins of the portfolio assign.'}
        </p>
      )}
    </Part>
  );
}

function Ticks({ standing: { portfolioId }, talent }: PartProps) {
  const team = useQuery(teamQuery(portfolioId));
  const assign = useAssign(portfolioId);
  if (team.isPending) return <Skeleton className="h-24" />;
  if (team.isLoadingError) {
    return <ErrorState text={team.error.message} onRetry={() => void team.refetch()} />;
  }
  const members = team.data?.items ?? [];
  return (
    <MemberTicks
      members={members}
      chosen={talent.assignments.map(({ userId }) => userId)}
      onChoose={(userIds) =>
        assign.mutate({
          talentProfileIds: [talent.talentProfileId],
          members: members.filter(({ userId }) => userIds.includes(userId)),
        })
      }
    />
  );
}
