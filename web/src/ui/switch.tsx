import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** On or off, at once; for what is saved with a form there is the checkbox. */
export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={classes(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full bg-line-strong transition-colors disabled:opacity-50 data-[state=checked]:bg-ink',
        className,
      )}
    >
      <Radix.Thumb className="size-4 translate-x-0.5 rounded-full bg-raised transition-transform data-[state=checked]:translate-x-[18px]" />
    </Radix.Root>
  );
}
