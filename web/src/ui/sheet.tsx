import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

const SIDES = {
  left: 'inset-y-0 left-0 border-r data-[state=closed]:animate-leave-left data-[state=open]:animate-enter-left',
  right:
    'inset-y-0 right-0 border-l data-[state=closed]:animate-leave-right data-[state=open]:animate-enter-right',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] rounded-t-card border-t data-[state=closed]:animate-leave-bottom data-[state=open]:animate-enter-bottom',
} as const;

type Props = {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  trigger?: ReactNode;
  side?: keyof typeof SIDES;
  title: ReactNode;
  footer?: ReactNode;
  /** In pixels; a bottom sheet is as wide as its screen. */
  width?: number;
  children?: ReactNode;
};

/** Slides in over the page: the menu on a phone, filters, a record beside its list. */
export function Sheet({
  open,
  onOpenChange,
  trigger,
  side = 'right',
  title,
  footer,
  width = 400,
  children,
}: Props) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          style={side === 'bottom' ? undefined : { width: `min(${width}px, calc(100vw - 48px))` }}
          className={classes(
            'fixed z-dialog flex flex-col border-line bg-raised shadow-popover outline-none',
            SIDES[side],
          )}
        >
          <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-line border-b pr-3 pl-4">
            <Radix.Title className="min-w-0 truncate font-semibold text-16">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {footer !== undefined && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t p-4">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the sheet around it when its one child, such as a link, is chosen. */
export function SheetClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
