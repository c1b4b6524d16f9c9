import { LIMITS } from '@callboard/contract/limits';
import type { DeletionOutlook } from '@callboard/contract/privacy';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { outlookQuery } from '../calls.ts';
import { Day } from '../day.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { HandOverFirst } from './hand-over-first.tsx';

/** Admins answer for what they decided: they are not asked. */
export function DeleteCard() {
  const { role } = useCurrentUser();
  return role === 'admin' ? null : <OwnDeletion />;
}

function OwnDeletion() {
  const outlook = useQuery(outlookQuery);
  const { data } = outlook;
  const canBegin = data?.deletion === null && data.portfolios.length === 0;
  return (
    <Card
      title="Delete my account"
      description={`Your profile, photos and files go for good, after ${LIMITS.deletionGraceDays} days in which you can change your mind.`}
      aside={canBegin && <DeleteDialog outlook={data} />}
    >
      {outlook.isSuccess ? standingOf(outlook.data) : <Loading outlook={outlook} />}
    </Card>
  );
}

function Loading({ outlook }: { outlook: UseQueryResult<DeletionOutlook> }) {
  if (!outlook.isLoadingError) return <Skeleton className="h-10" />;
  return (
    <ErrorState
      text={outlook.error.message}
      onRetry={() => void outlook.refetch()}
      isRetrying={outlook.isFetching}
    />
  );
}

/** Nothing where there is nothing to say: the card then ends with its heading. */
function standingOf({ deletion, portfolios }: DeletionOutlook) {
  if (deletion !== null) {
    return (
      <p className="text-13">
        Your account will be deleted on <Day at={deletion.dueAt} />.
      </p>
    );
  }
  return portfolios.length > 0 ? <HandOverFirst portfolios={portfolios} /> : undefined;
}
