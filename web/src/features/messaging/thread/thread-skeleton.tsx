import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

const LINES = ['w-1/2', 'w-2/3', 'w-1/3', 'w-3/5', 'w-2/5', 'w-1/2'];

/** Bubbles on their way. */
export function ThreadSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col justify-end gap-3 overflow-hidden p-5">
      <span className="sr-only">Loading messages</span>
      {LINES.map((width, at) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
          key={at}
          className={classes('h-12 rounded-card', width, at % 3 === 2 && 'self-end')}
        />
      ))}
    </div>
  );
}
