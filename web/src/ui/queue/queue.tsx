import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { useKeys } from '../use-keys.ts';
import { QueueRow } from './queue-row.tsx';

type Props<T> = {
  /** What waits, for those who listen: "Requests". */
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** None: the list alone, on a phone; at the desk a page chooses the first. */
  chosenId: string | undefined;
  onChoose: (id: string | undefined) => void;
  row: (item: T) => ReactNode;
  /** In place of the list where nothing waits. */
  empty: ReactNode;
  /** Below the list: what loads more of it. */
  more?: ReactNode;
  /** The chosen one with its evidence. */
  children: ReactNode;
};

/** A list of what waits beside the one that is looked at; on a phone one after the other. J and K go through it. */
export function Queue<T>({ label, items, idOf, chosenId, onChoose, row, ...rest }: Props<T>) {
  const list = useRef<HTMLElement>(null);
  const at = items.findIndex((item) => idOf(item) === chosenId);
  const go = (by: 1 | -1) => {
    const next = items[at < 0 ? 0 : at + by];
    if (next !== undefined) onChoose(idOf(next));
  };
  useKeys({ j: () => go(1), k: () => go(-1), ArrowDown: () => go(1), ArrowUp: () => go(-1) });
  useEffect(() => {
    if (chosenId === undefined) return;
    if (list.current !== null) keepInSight(list.current);
  }, [chosenId]);
  if (items.length === 0 && chosenId === undefined) return rest.empty;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(280px,340px)_minmax(0,1fr)]">
      <nav
        ref={list}
        aria-label={label}
        className={`${chosenId === undefined ? '' : 'max-lg:hidden'} overflow-y-auto rounded-lg border border-line bg-raised lg:sticky lg:top-4 lg:max-h-[calc(100dvh-11rem)]`}
      >
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <QueueRow
              key={idOf(item)}
              isChosen={idOf(item) === chosenId}
              onChoose={() => onChoose(idOf(item))}
            >
              {row(item)}
            </QueueRow>
          ))}
        </ul>
        {items.length === 0 && rest.empty}
        {rest.more}
      </nav>
      <section
        aria-label="Details"
        className={chosenId === undefined ? 'max-lg:hidden' : 'grid min-w-0 gap-4'}
      >
        <div className="lg:hidden">
          <Button look="quiet" onClick={() => onChoose(undefined)}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            All {label.toLowerCase()}
          </Button>
        </div>
        {rest.children}
      </section>
    </div>
  );
}

/** Scrolls the list alone: the page stays where it is. */
function keepInSight(list: HTMLElement): void {
  const row = list.querySelector('[aria-current=true]')?.getBoundingClientRect();
  if (row === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (row.top < top) list.scrollTop -= top - row.top;
  else if (row.bottom > bottom) list.scrollTop += row.bottom - bottom;
}
