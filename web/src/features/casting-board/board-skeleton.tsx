import { Skeleton } from '../../ui/skeleton.tsx';

const CHIPS = ['w-16', 'w-20', 'w-28', 'w-24', 'w-24'];
const FACES = Array.from({ length: 14 }, (_, place) => `face-${place}`);

/** Where the faces will be. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 py-2">
      <div className="flex h-9 items-center gap-1.5 overflow-hidden">
        {CHIPS.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chips are not reordered
          <Skeleton key={place} className={`h-7 shrink-0 rounded-full ${width}`} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-6 sm:grid-cols-4 lg:grid-cols-7">
        {FACES.map((face) => (
          <div key={face} className="grid gap-2">
            <Skeleton className="aspect-4/5 w-full rounded-card" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
