import { classes } from './classes.ts';

type Props = {
  /** The circle alone, where there is no room for the name. */
  isMark?: boolean;
};

/** A spotlight on the board. */
export function Logo({ isMark = false }: Props) {
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-16">
      <span
        aria-hidden="true"
        className="m-1 size-5 shrink-0 rounded-full bg-accent outline-4 outline-accent/30"
      />
      <span className={classes(isMark && 'sr-only')}>Callboard</span>
    </span>
  );
}
