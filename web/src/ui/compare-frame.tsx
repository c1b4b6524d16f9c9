import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  count: number;
  /** Which keys do what, where there is room to say so. */
  keys: ReactNode;
  /** Only keys pressed on the people: not in menus and questions opened from them. */
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** An `<li>` for each. */
  children: ReactNode;
};

/** Over the whole screen: up to four people side by side. */
export function CompareFrame({ count, keys, onKeyDown, onClose, children }: Props) {
  const focus = useFocusReturn();
  function press(event: KeyboardEvent) {
    const { currentTarget, target } = event;
    if (target instanceof Node && currentTarget.contains(target)) onKeyDown(event);
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // The keys are for the people, not for the button in the corner.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          aria-describedby={undefined}
          onKeyDown={press}
          className="fixed inset-0 z-dialog flex animate-appear flex-col bg-paper outline-none"
        >
          <header className="flex h-14 shrink-0 items-center gap-3 border-line border-b px-4">
            <Radix.Title className="flex-1 font-semibold text-16">
              Compare {count} people
            </Radix.Title>
            <p className="hidden text-12 text-muted md:block">{keys}</p>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-auto p-4">
            <ul
              className="mx-auto grid snap-x gap-4"
              style={{
                gridTemplateColumns: `repeat(${count}, minmax(272px, 1fr))`,
                maxWidth: count * 400,
              }}
            >
              {children}
            </ul>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Of one of those compared; the same whoever they are. */
export const comparedLook = (isCurrent: boolean) =>
  `grid min-w-0 snap-start grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border bg-raised p-3 outline-2 ${
    isCurrent ? 'border-ink outline-ink' : 'border-line outline-transparent'
  }`;
