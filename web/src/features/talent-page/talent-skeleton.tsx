import { Skeleton } from '../../ui/skeleton.tsx';

/** They hold the places of what is on its way, as large as it will be. */
export function HeadingSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-8 w-64 max-w-full" />
      <WordsSkeleton />
    </div>
  );
}

export function WordsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-4 w-80 max-w-full" />
      <div className="grid gap-2">
        <Skeleton />
        <Skeleton className="h-4 w-4/5" />
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-7 w-28 rounded-full" />
        <Skeleton className="h-7 w-24 rounded-full" />
        <Skeleton className="h-7 w-20 rounded-full" />
      </div>
    </div>
  );
}

export function WorkSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="aspect-video w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}

export function SideSkeleton() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-control w-full" />
      <Skeleton className="h-control w-full" />
      <Skeleton className="mt-2 h-28 w-full rounded-card" />
    </div>
  );
}

export function FactsSkeleton() {
  return <Skeleton className="h-52 w-full rounded-card" />;
}
