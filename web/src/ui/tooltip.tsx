import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

const DELAY_MS = 400;

type Props = Pick<ComponentProps<typeof Radix.Content>, 'side'> & {
  text: ReactNode;
  /** The key that does the same. */
  shortcut?: string;
  /** One element that can take focus. */
  children: ReactNode;
};

/** A word more about a control. Nothing that someone must know: it is not there to touch. */
export function Tooltip({ text, shortcut, side, children }: Props) {
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {/* Not in a portal: it belongs to the landmark that its control is in. */}
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-tooltip flex max-w-60 items-center gap-2 rounded-control bg-ink px-2.5 py-1.5 text-12 text-paper data-[state=closed]:animate-vanish data-[state=delayed-open]:animate-appear"
        >
          {text}
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
