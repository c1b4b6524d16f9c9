import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sharedQuery } from '../shortlist-queries.ts';
import { LinkEnded } from './link-ended.tsx';
import { Rating } from './rating-screens.tsx';
import { findViewer, forgetViewer, newViewer } from './viewer.ts';
import { Welcome } from './welcome.tsx';

/** A list for whoever holds a link to it: no account, a name and an opinion. */
export function SharedPage() {
  const { token = '' } = useParams({ strict: false });
  const [viewer, setViewer] = useState(findViewer);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...sharedQuery(token, viewer?.id),
    // Who has told their name goes on to the same faces.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  usePageTitle(data?.name);
  // Also for whoever has the faces before them: what is closed is closed.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <LinkEnded />;
  if (data !== undefined) {
    if (viewer === undefined) {
      return <Welcome list={data} onStart={(name) => setViewer(newViewer(name))} />;
    }
    return (
      <Rating
        // What is being said belongs to whoever says it.
        key={`${token} ${viewer.id}`}
        token={token}
        viewer={viewer}
        list={data}
        onSomeoneElse={() => {
          forgetViewer();
          setViewer(undefined);
        }}
      />
    );
  }
  if (isPending) return <PageSkeleton />;
  return (
    <>
      <h1 className="sr-only">Shared shortlist</h1>
      <ErrorState
        title="The faces could not be loaded"
        text={error.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto grid w-full max-w-[400px] gap-4">
      <h1 className="sr-only">Shared shortlist</h1>
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="aspect-4/5 w-full rounded-card" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
