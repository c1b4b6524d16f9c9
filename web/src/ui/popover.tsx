import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { SURFACE_LOOK } from './menu-look.ts';

export function Popover(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function PopoverTrigger({ children }: { children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

type ContentProps = Pick<
  ComponentProps<typeof Radix.Content>,
  'align' | 'side' | 'ref' | 'children'
> & {
  /** What it is, for those who listen. */
  label: string;
  /** In pixels; a narrow screen makes it narrower. */
  width?: number;
  className?: string;
};

export function PopoverContent({
  label,
  align = 'end',
  side,
  width = 320,
  className = 'p-4',
  ref,
  children,
}: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        ref={ref}
        aria-label={label}
        align={align}
        side={side}
        sideOffset={6}
        collisionPadding={8}
        style={{ width: `min(${width}px, calc(100vw - 16px))` }}
        className={classes(SURFACE_LOOK, className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** Closes the popover around it. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
