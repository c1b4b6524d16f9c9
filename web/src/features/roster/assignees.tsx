import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MemberTicks } from './member-ticks.tsx';
import { teamQuery } from './roster-queries.ts';

type Props = {
  portfolioId: string;
  chosen: readonly string[];
  onChoose: (userIds: string[]) => void;
};

/** Who works with new talents. A team of one has nothing to choose. */
export function Assignees({ portfolioId, chosen, onChoose }: Props) {
  const team = useQuery(teamQuery(portfolioId));
  const members = team.data?.items ?? [];
  if (team.data !== undefined && members.length < 2) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-14">Who works with them</legend>
      {team.isPending && <Skeleton className="h-24" />}
      {team.isLoadingError && (
        <ErrorState text={team.error.message} onRetry={() => void team.refetch()} />
      )}
      <MemberTicks members={members} chosen={chosen} onChoose={onChoose} />
    </fieldset>
  );
}
