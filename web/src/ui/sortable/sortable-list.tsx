import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { usePointers } from '../use-pointers.ts';
import { announceMoves, MOVING_HINT } from './announcements.ts';

const KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
};

const STRATEGIES = { grid: rectSortingStrategy, rows: verticalListSortingStrategy };

type Props = {
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** How they stand: side by side in lines, or one below the other. */
  layout?: 'grid' | 'rows';
  /** To the place where another one is. */
  onMove: (id: string, overId: string) => void;
  children: ReactNode;
};

/** Around things that can be put in order by mouse, finger or keys. */
export function SortableList({ ids, nameOf, layout = 'grid', onMove, children }: Props) {
  const sensors = useSensors(...usePointers(), useSensor(KeyboardSensor, KEYS));

  function end({ active, over }: DragEndEvent) {
    if (over !== null && over.id !== active.id) onMove(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announceMoves(ids, nameOf),
        screenReaderInstructions: MOVING_HINT,
      }}
    >
      <SortableContext items={[...ids]} strategy={STRATEGIES[layout]}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
