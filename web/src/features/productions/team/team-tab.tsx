import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { TabProps } from '../detail/tab-props.ts';
import { collaboratorsQuery } from '../production-queries.ts';
import { AddColleagueDialog } from './add-colleague-dialog.tsx';
import { MemberRow } from './member-row.tsx';

/** Who works on it, and what each may do. */
export function TeamTab({ production }: TabProps) {
  const team = useQuery(collaboratorsQuery(production.id));
  const [isAdding, setIsAdding] = useState(false);
  const mayChange = production.rights === 'manage';
  return (
    <div className="grid max-w-[760px] gap-4">
      <Card
        title="Team"
        description="Colleagues of your company who work on this production."
        aside={
          mayChange && (
            <Button onClick={() => setIsAdding(true)}>
              <UserPlus aria-hidden="true" className="size-4" />
              Add colleague
            </Button>
          )
        }
      >
        {team.isPending && <Skeleton className="h-32" />}
        {team.isLoadingError && (
          <ErrorState text={team.error.message} onRetry={() => void team.refetch()} />
        )}
        <ul aria-label="Team" className="divide-y divide-line">
          {team.data?.items.map((member) => (
            <MemberRow
              key={member.userId}
              productionId={production.id}
              member={member}
              mayChange={mayChange}
            />
          ))}
        </ul>
      </Card>
      {isAdding && team.data !== undefined && (
        <AddColleagueDialog
          productionId={production.id}
          memberIds={team.data.items.map(({ userId }) => userId)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}
