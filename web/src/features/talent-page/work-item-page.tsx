import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { workItemQuery } from './api.ts';
import { WorkItem } from './work-item.tsx';
import { WorkItemMissing } from './work-item-missing.tsx';

/** One piece of a talent's work, for everyone who has its link and may see it. */
export function WorkItemPage() {
  const { profileId = '', itemId = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(workItemQuery(profileId, itemId));
  usePageTitle(data && `${data.title} · ${data.talent.name}`);

  if (error instanceof ApiError && error.status === 404) return <WorkItemMissing />;
  if (data !== undefined) return <WorkItem key={itemId} item={data} />;
  if (error !== null) {
    return (
      <ErrorState
        title="This could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className="mx-auto grid max-w-4xl gap-5">
      <Skeleton className="aspect-video w-full rounded-card" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-12 w-72" />
    </div>
  );
}
