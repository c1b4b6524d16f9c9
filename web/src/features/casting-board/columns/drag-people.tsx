import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { canMove, type Target } from '../acts/can-move.ts';
import { Face } from '../sheet/face.tsx';
import type { BoardCard, Column } from '../store/board-card.ts';

/** A click is not a drag; and on a phone, a swipe is not, but a finger that stays is. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

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
  const [draggedId, setDraggedId] = useState<string>();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const ids = draggedId === undefined ? [] : withSelection(draggedId, selected);
  const people = ids.flatMap((id) => cards.get(id) ?? []);
  const accepts = (column: Column) => {
    const to = TARGETS[column];
    return to !== undefined && people.some((card) => canMove(card, to));
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
            <span className="min-w-0 flex-1 truncate font-semibold text-13">
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
