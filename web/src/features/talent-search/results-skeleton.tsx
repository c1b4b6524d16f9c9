import { Skeleton } from '../../ui/skeleton.tsx';

const PLACES = Array.from({ length: 18 }, (_, place) => place);

/** Faces to come, where they will stand. */
export function ResultsSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-2 gap-x-3.5 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(132px,1fr))]"
    >
      {PLACES.map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="aspect-4/5 w-full rounded-card" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      ))}
    </div>
  );
}
