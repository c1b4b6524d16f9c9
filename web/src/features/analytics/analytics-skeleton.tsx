import { Skeleton } from '../../ui/skeleton.tsx';

/** The figures, the plot and the cards below, as large as they will be. */
export function AnalyticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-72 rounded-card lg:h-28" />
      <Skeleton className="h-96 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
