import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** `checked="indeterminate"` when some of what it stands for is ticked. */
export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={classes(
        'group grid size-[18px] shrink-0 place-items-center rounded-[5px] border border-line-strong bg-raised text-paper transition-colors enabled:hover:border-ink disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-ink data-[state=indeterminate]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:bg-ink',
        className,
      )}
    >
      <Radix.Indicator>
        <Check
          aria-hidden="true"
          className="size-3.5 stroke-3 group-data-[state=indeterminate]:hidden"
        />
        <Minus
          aria-hidden="true"
          className="hidden size-3.5 stroke-3 group-data-[state=indeterminate]:block"
        />
      </Radix.Indicator>
    </Radix.Root>
  );
}
