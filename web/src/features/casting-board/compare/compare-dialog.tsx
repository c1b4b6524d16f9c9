import { type KeyboardEvent, useState } from 'react';
import { CompareFrame } from '../../../ui/compare-frame.tsx';
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
  const current = people[at] ?? people[0];

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (isTypedInto(target) || current === undefined) return;
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
    <CompareFrame
      count={people.length}
      keys={
        <>
          <kbd>←</kbd> <kbd>→</kbd> choose · <kbd>y</kbd> <kbd>m</kbd> <kbd>n</kbd> pick ·{' '}
          <kbd>2</kbd>–<kbd>5</kbd> move · <kbd>d</kbd> not selected · <kbd>u</kbd> undo
        </>
      }
      onKeyDown={press}
      onClose={onClose}
    >
      {people.map((card, place) => (
        <ComparedPerson
          key={card.id}
          card={card}
          isCurrent={place === at}
          onCurrent={() => setAt(place)}
        />
      ))}
    </CompareFrame>
  );
}
