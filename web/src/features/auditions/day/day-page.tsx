import { useParams } from '@tanstack/react-router';
import { CalendarX2 } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayContent } from './day-content.tsx';
import { useDay } from './use-day.ts';

/** A day of auditions at the door: who comes when, who is here, who was seen. */
export function DayPage() {
  const { id = '' } = useParams({ strict: false });
  const day = useDay(id);
  const { error, isPending, isFetching, refetch } = day.query;
  if (day.isMissing) {
    return (
      <div className="grid gap-5">
        <PageHeader title="Session day" />
        <EmptyState
          icon={CalendarX2}
          title="There is no audition here that you can see"
          text="The link may be old, or you are not part of its team."
        />
      </div>
    );
  }
  if (day.session !== undefined) return <DayContent day={day} session={day.session} />;
  if (isPending) {
    return (
      <div aria-busy="true" className="mx-auto grid w-full max-w-[1120px] gap-4">
        <h1 className="sr-only">Session day</h1>
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <PageHeader title="Session day" />
      <ErrorState
        title="The day could not be loaded"
        text={error?.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </div>
  );
}
