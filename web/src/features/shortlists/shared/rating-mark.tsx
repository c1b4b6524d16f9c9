/** Over a small face, for the eye only: its button says it too. */
export function RatingMark({ rating }: { rating: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-accent font-semibold text-12 text-on-accent tabular-nums"
    >
      {rating}
    </span>
  );
}
