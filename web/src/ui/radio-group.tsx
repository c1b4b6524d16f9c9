import { RadioGroup as Radix } from 'radix-ui';
import { type ComponentProps, useId } from 'react';
import { classes } from './classes.ts';

export type RadioOption = { value: string; label: string; hint?: string; disabled?: boolean };

type Props = Omit<ComponentProps<typeof Radix.Root>, 'children' | 'asChild'> & {
  options: readonly RadioOption[];
};

/** One of a few that are all seen. Lies in a row with `orientation="horizontal"`. */
export function RadioGroup({ options, orientation = 'vertical', className, ...rest }: Props) {
  return (
    <Radix.Root
      {...rest}
      orientation={orientation}
      className={classes(
        orientation === 'vertical' ? 'grid gap-2.5' : 'flex flex-wrap gap-x-5 gap-y-2.5',
        className,
      )}
    >
      {options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </Radix.Root>
  );
}

function Option({ value, label, hint, disabled }: RadioOption) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="grid min-w-0 grid-cols-[18px_minmax(0,1fr)] gap-x-2.5">
      <Radix.Item
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="peer mt-px grid size-[18px] place-items-center rounded-full border border-line-strong bg-raised transition-colors enabled:hover:border-ink disabled:opacity-50 data-[state=checked]:border-ink"
      >
        <Radix.Indicator className="size-2.5 rounded-full bg-ink" />
      </Radix.Item>
      <label htmlFor={id} className="wrap-anywhere peer-disabled:opacity-50">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="col-start-2 text-13 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
