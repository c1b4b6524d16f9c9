import { classes } from './classes.ts';

type Props = {
  /** Its width, height and roundness: those of what will stand there. */
  className?: string;
};

/** Holds the place of what is on its way. The part that waits is marked `aria-busy`. */
export function Skeleton({ className = 'h-4 w-full' }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-breathe rounded-control bg-line', className)}
    />
  );
}
