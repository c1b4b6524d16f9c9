import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChildRow } from './child-row.tsx';
import { childrenQuery } from './children-queries.ts';

const AddChild = lazy(async () => ({ default: (await import('./add-child.tsx')).AddChild }));

/** For parents and guardians: the children whose profiles they keep. */
export function ChildrenCard() {
  return useCurrentUser().role === 'talent' ? <OwnChildren /> : null;
}

function OwnChildren() {
  const [isAdding, setIsAdding] = useState(false);
  const { data, isPending, isError, error, refetch } = useQuery(childrenQuery);
  return (
    <div id="children" className="scroll-mt-20">
      <Card
        title="Children"
        description="Under 18, a parent or guardian keeps the profile and answers for the child."
        aside={<Button onClick={() => setIsAdding(true)}>Add a child</Button>}
      >
        {isPending && <Skeleton className="h-16" />}
        {isError && <ErrorState text={error.message} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <p className="text-13 text-muted">
            You keep no child's profile. Add one, and apply, answer invitations and read messages
            for the child from your own account. Your own empty profile is then not shown to anyone.
          </p>
        )}
        {data !== undefined && data.items.length > 0 && (
          <ul className="grid divide-y divide-line">
            {data.items.map((child) => (
              <ChildRow key={child.id} child={child} />
            ))}
          </ul>
        )}
      </Card>
      {isAdding && (
        <Suspense>
          <AddChild onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
