import { Skeleton } from '../../ui/skeleton.tsx';

export function RolePageSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <h1 className="sr-only">Role</h1>
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-8 w-80" />
      <Skeleton className="h-9 w-full" />
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 pt-4 sm:grid-cols-4 lg:grid-cols-7">
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((face) => (
          <Skeleton key={face} className="aspect-4/5 w-full rounded-card" />
        ))}
      </div>
    </div>
  );
}
