import { Star } from 'lucide-react';
import { classes } from '../../ui/classes.ts';

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating to be read. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5`} className="flex shrink-0 gap-px">
      {RATINGS.map((each) => (
        <Star
          key={each}
          aria-hidden="true"
          className={classes(
            'size-3.5',
            each <= rating ? 'fill-accent text-accent-strong' : 'text-line-strong',
          )}
        />
      ))}
    </span>
  );
}
