import { classes } from './classes.ts';

type Props = {
  /** What a screen reader says; without it the spinner is decoration beside words. */
  label?: string;
  /** Diameter in pixels. */
  size?: 16 | 20 | 32;
  className?: string;
};

const SIZES = { 16: 'size-4', 20: 'size-5', 32: 'size-8' } as const;

export function Spinner({ label, size = 16, className }: Props) {
  const ring = (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block animate-spin rounded-full border-2 border-current border-r-transparent',
        SIZES[size],
        className,
      )}
    />
  );
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex text-muted">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
