import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { type Command, isTypedInto, readKey } from '../hands/read-key.ts';
import type { BoardCard } from '../store/board-card.ts';
import { ComparedPerson } from './compared-person.tsx';

type Props = {
  people: readonly BoardCard[];
  /** A key pressed for one of them: to pick, move, decline or undo. */
  onCommand: (command: Command, id: string) => void;
  onClose: () => void;
};

/** Up to four side by side. Left and right choose whom the keys are for. */
export function CompareDialog({ people, onCommand, onClose }: Props) {
  const [at, setAt] = useState(0);
  const focus = useFocusReturn();
  const current = people[at] ?? people[0];

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event;
    // The dialog is what the keys are for now, but not for menus and questions opened from it.
    const isElsewhere = !(target instanceof Node && currentTarget.contains(target));
    if (isElsewhere || isTypedInto(target) || current === undefined) return;
    const command = readKey({ key, ctrlKey, metaKey, altKey, target: null });
    if (command === undefined || command.do === 'open' || command.do === 'close') return;
    if (command.do === 'go') {
      const isBack = command.direction === 'left' || command.direction === 'previous';
      setAt(Math.min(Math.max(at + (isBack ? -1 : 1), 0), people.length - 1));
      event.preventDefault();
    } else if (['pick', 'move', 'decline', 'undo', 'explainNew'].includes(command.do)) {
      onCommand(command, current.id);
      event.preventDefault();
    }
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
              Compare {people.length} people
            </Radix.Title>
            <p className="hidden text-12 text-muted md:block">
              <kbd>←</kbd> <kbd>→</kbd> choose · <kbd>y</kbd> <kbd>m</kbd> <kbd>n</kbd> pick ·{' '}
              <kbd>2</kbd>–<kbd>5</kbd> move · <kbd>d</kbd> not selected · <kbd>u</kbd> undo
            </p>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-auto p-4">
            <ul
              className="mx-auto grid snap-x gap-4"
              style={{
                gridTemplateColumns: `repeat(${people.length}, minmax(272px, 1fr))`,
                maxWidth: people.length * 400,
              }}
            >
              {people.map((card, place) => (
                <ComparedPerson
                  key={card.id}
                  card={card}
                  isCurrent={place === at}
                  onCurrent={() => setAt(place)}
                />
              ))}
            </ul>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
