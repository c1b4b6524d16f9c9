import { Slider as Radix } from 'radix-ui';
import { classes } from './classes.ts';

type Props = Omit<React.ComponentProps<typeof Radix.Root>, 'value' | 'asChild' | 'aria-label'> & {
  /** A name for each thumb: `['Zoom']`, `['Youngest', 'Oldest']`. */
  labels: readonly [string] | readonly [string, string];
  value: number[];
  /** How a value is said and read: `(age) => `${age} years``. */
  format?: (value: number) => string;
};

/** One value, or with two thumbs a range. */
export function Slider({ labels, value, format, className, ...rest }: Props) {
  return (
    <Radix.Root
      {...rest}
      value={value}
      className={classes(
        'relative flex h-5 w-full touch-none select-none items-center data-[disabled]:opacity-50 pointer-coarse:h-11',
        className,
      )}
    >
      <Radix.Track className="relative h-1 flex-1 rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-ink" />
      </Radix.Track>
      {labels.map((label, thumb) => (
        <Radix.Thumb
          key={label}
          aria-label={label}
          aria-valuetext={format?.(value[thumb] ?? 0)}
          className="block size-4 rounded-full border-2 border-ink bg-raised transition-transform hover:scale-110 pointer-coarse:size-6"
        />
      ))}
    </Radix.Root>
  );
}
