import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The button that opens it; without one, `open` does. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** Usually Cancel and the one thing that happens; a submit button there needs `form`. */
  footer?: ReactNode;
  /** Holds more than a slip should cost: only its buttons close it. */
  isFirm?: boolean;
  /** In pixels. */
  maxWidth?: number;
  children?: ReactNode;
};

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  isFirm = false,
  maxWidth = 480,
  children,
}: Props) {
  const focus = useFocusReturn();
  // Without a description Radix is told so, or it warns.
  const describedBy = description === undefined ? { 'aria-describedby': undefined } : {};
  const refuse = (event: Event) => isFirm && event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog grid place-items-center overflow-y-auto bg-veil p-4 data-[state=closed]:animate-vanish data-[state=open]:animate-appear">
          <Radix.Content
            {...focus}
            {...describedBy}
            onEscapeKeyDown={refuse}
            onInteractOutside={refuse}
            style={{ maxWidth }}
            className="form-controls relative grid w-full min-w-0 grid-cols-[minmax(0,1fr)] rounded-card border border-line bg-raised shadow-popover outline-none data-[state=open]:animate-rise"
          >
            <header className="grid gap-1 p-5 pr-14 pb-4">
              <Radix.Title className="wrap-anywhere font-semibold text-16">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="wrap-anywhere text-13 text-muted">
                  {description}
                </Radix.Description>
              )}
            </header>
            {children !== undefined && <div className="min-w-0 px-5 pb-5">{children}</div>}
            {footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4">
                {footer}
              </footer>
            )}
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="absolute top-3 right-3" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it: `<DialogClose><Button>Cancel</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
