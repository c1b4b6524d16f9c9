import { classes } from './classes.ts';

const TONES = {
  neutral: 'bg-fill text-muted',
  accent: 'bg-accent text-on-accent',
} as const;

type Props = {
  count: number;
  /** The highest number shown in full; above it `99+`, or `9+` with 9. */
  cap?: number;
  /** Accent is for what waits to be read. */
  tone?: keyof typeof TONES;
  /** What is counted, for those who listen: "unread". */
  label?: string;
  className?: string;
};

/** How many; nothing when there is nothing. */
export function CountBadge({ count, cap = 99, tone = 'neutral', label, className }: Props) {
  if (!(count > 0)) return null;
  return (
    <span
      className={classes(
        'inline-flex h-[18px] min-w-[18px] shrink-0 items-center justify-center rounded-full px-1.5 font-semibold text-[11px] tabular-nums leading-none',
        TONES[tone],
        className,
      )}
    >
      {count > cap ? `${cap}+` : count}
      {label !== undefined && <span className="sr-only"> {label}</span>}
    </span>
  );
}
