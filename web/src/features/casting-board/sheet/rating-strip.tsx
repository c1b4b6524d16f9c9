import { classes } from '../../../ui/classes.ts';

export const RATINGS = [1, 2, 3, 4, 5] as const;

type Props = { rating: number | null; onRate: (rating: number | null) => void };

/** Over the face after `r`: a digit or a click rates. */
export function RatingStrip({ rating, onRate }: Props) {
  return (
    <fieldset
      aria-label="Your rating"
      className="absolute inset-x-1.5 bottom-1.5 flex animate-appear justify-center gap-0.5 rounded-control bg-raised p-1 shadow-popover"
    >
      {RATINGS.map((each) => (
        <button
          key={each}
          type="button"
          tabIndex={-1}
          aria-label={`${each} of 5`}
          aria-pressed={rating === each}
          onClick={(event) => {
            event.stopPropagation();
            onRate(rating === each ? null : each);
          }}
          className={classes(
            'h-6 min-w-0 flex-1 rounded-[6px] font-semibold text-12 tabular-nums',
            rating === each ? 'bg-accent text-on-accent' : 'hover:bg-fill',
          )}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
