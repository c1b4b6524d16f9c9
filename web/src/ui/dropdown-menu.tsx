import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { ITEM_LOOK, SURFACE_LOOK } from './menu-look.ts';

export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function DropdownMenuTrigger({ children }: { children: ReactNode }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

type ContentProps = Pick<
  ComponentProps<typeof Radix.Content>,
  'align' | 'side' | 'onCloseAutoFocus' | 'children'
>;

export function DropdownMenuContent({ align = 'end', ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        {...rest}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={classes(
          SURFACE_LOOK,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-[max(12rem,var(--radix-dropdown-menu-trigger-width))] max-w-80 overflow-y-auto p-1',
        )}
      />
    </Radix.Portal>
  );
}

type ItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: LucideIcon;
  /** The key that does the same. */
  shortcut?: string;
  isDanger?: boolean;
};

/** `asChild` turns its one child, such as a link, into the item. */
export function DropdownMenuItem({
  icon: Icon,
  shortcut,
  isDanger = false,
  asChild,
  children,
  ...rest
}: ItemProps) {
  const look = classes(
    ITEM_LOOK,
    isDanger ? 'text-danger data-[highlighted]:bg-danger-soft' : undefined,
  );
  if (asChild) {
    return (
      <Radix.Item {...rest} asChild className={look}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item {...rest} className={look}>
      {Icon !== undefined && (
        <Icon aria-hidden="true" className={classes('size-4', !isDanger && 'text-muted')} />
      )}
      <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </Radix.Item>
  );
}

/** An item that is on or off. */
export function DropdownMenuCheckboxItem({
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={classes(ITEM_LOOK, 'pr-9')}>
      <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
      <Mark />
    </Radix.CheckboxItem>
  );
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
  return <Radix.RadioGroup {...props} />;
}

/** One of several of which one holds. */
export function DropdownMenuRadioItem({
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={classes(ITEM_LOOK, 'pr-9')}>
      <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
      <Mark />
    </Radix.RadioItem>
  );
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="wrap-anywhere px-2.5 pt-1.5 pb-1 text-12 text-muted">
      {children}
    </Radix.Label>
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

function Mark() {
  return (
    <Radix.ItemIndicator className="absolute right-2.5">
      <Check aria-hidden="true" className="size-4" />
    </Radix.ItemIndicator>
  );
}
