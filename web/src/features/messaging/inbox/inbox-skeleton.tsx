import { Skeleton } from '../../../ui/skeleton.tsx';

const PLACE_HOLDERS = [1, 2, 3, 4, 5, 6, 7, 8];

export function InboxSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden">
      {PLACE_HOLDERS.map((row) => (
        <div key={row} className="flex h-[66px] items-center gap-3 px-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3 w-5/6" />
          </div>
        </div>
      ))}
    </div>
  );
}
