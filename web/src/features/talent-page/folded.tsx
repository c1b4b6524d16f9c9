import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Props<Item> = {
  items: readonly Item[];
  /** How many are shown until someone asks for all. */
  limit: number;
  /** What they are, after their number: "credits". */
  noun: string;
  children: (shown: readonly Item[]) => ReactNode;
};

/** A long list that begins short. One or two more than the limit are shown at once. */
export function Folded<Item>({ items, limit, noun, children }: Props<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = !isOpen && items.length > limit + 2;
  return (
    <>
      {children(isFolded ? items.slice(0, limit) : items)}
      {isFolded && (
        <div>
          <Button look="quiet" onClick={() => setIsOpen(true)}>
            Show all {items.length} {noun}
          </Button>
        </div>
      )}
    </>
  );
}
