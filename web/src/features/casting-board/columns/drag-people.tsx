import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { usePointers } from '../../../ui/use-pointers.ts';
import { canMove, type Target } from '../acts/can-move.ts';
import { useBoardScene } from '../board-context.ts';
import { Face } from '../sheet/face.tsx';
import type { BoardCard, Column } from '../store/board-card.ts';

/** At the edges, slowly enough to stop at a column. */
const AT_EDGES = { acceleration: 3, threshold: { x: 0.12, y: 0.2 } };

/** Where a drop sends someone. Offers and bookings are no drop's business. */
const TARGETS: Partial<Record<Column, Target>> = {
  viewed: 'viewed',
  shortlisted: 'shortlisted',
  audition: 'audition',
  callback: 'callback',
  unsent: 'not_selected',
};

type Props = {
  cards: ReadonlyMap<string, BoardCard>;
  selected: ReadonlySet<string>;
  onMove: (ids: readonly string[], to: Target) => void;
  /** Drawn with what a column accepts right now; nothing while nobody is dragged. */
  children: (accepts: ((column: Column) => boolean) | undefined) => ReactNode;
};

/** Around a board whose cards are dragged, all that are selected at once. */
export function DragPeople({ cards, selected, onMove, children }: Props) {
  const { isCancelled } = useBoardScene();
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useSensors(...usePointers());
  const ids = draggedId === undefined ? [] : withSelection(draggedId, selected);
  const people = ids.flatMap((id) => cards.get(id) ?? []);
  const accepts = (column: Column) => {
    const to = TARGETS[column];
    return to !== undefined && people.some((card) => canMove(card, to, { isCancelled }));
  };

  function end({ over }: DragEndEvent) {
    setDraggedId(undefined);
    const to = TARGETS[over?.id as Column];
    if (to !== undefined && accepts(over?.id as Column)) onMove(ids, to);
  }

  const [first] = people;
  return (
    <DndContext
      sensors={sensors}
      autoScroll={AT_EDGES}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setDraggedId(undefined)}
      // Keys move people by themselves; see the shortcuts.
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      {children(draggedId === undefined ? undefined : accepts)}
      <DragOverlay dropAnimation={null}>
        {first !== undefined && (
          <div className="flex w-52 rotate-2 items-center gap-2.5 rounded-card border border-ink bg-raised p-1.5 shadow-popover">
            <span className="w-10">
              <Face
                name={first.name}
                photoUrl={first.photoUrl}
                width={40}
                className="rounded-control"
              />
            </span>
            <span dir="auto" className="min-w-0 flex-1 truncate font-semibold text-13">
              {people.length === 1 ? first.name : `${people.length} people`}
            </span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

function withSelection(id: string, selected: ReadonlySet<string>): string[] {
  return selected.has(id) ? [...selected] : [id];
}
