import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';

/** A click is not a drag; and on a phone, a swipe is not, but a finger that stays is. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };
const KEYS = {
  coordinateGetter: sortableKeyboardCoordinates,
  keyboardCodes: { start: ['Space'], end: ['Space', 'Enter'], cancel: ['Escape'] },
};

type Role = { id: string; title: string };
type Props = {
  roles: readonly Role[];
  onMove: (id: string, overId: string) => void;
  children: ReactNode;
};

/** Around roles that can be put in order by mouse, finger or keys. */
export function SortableRoles({ roles, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYS),
  );
  function end({ active, over }: DragEndEvent) {
    if (over !== null && over.id !== active.id) onMove(String(active.id), String(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements: announce(roles), screenReaderInstructions: HINT }}
    >
      <SortableContext items={roles.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One of them: `item` for the row, `grip` for the button that lifts it. */
export function useSortableRole(id: string) {
  const sortable = useSortable({ id, attributes: { roleDescription: 'movable' } });
  const { transform, transition } = sortable;
  return {
    isDragging: sortable.isDragging,
    item: {
      ref: sortable.setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    grip: {
      ref: sortable.setActivatorNodeRef,
      ...sortable.attributes,
      ...(sortable.listeners ?? {}),
    },
  };
}

const HINT = {
  draggable:
    'Press space to lift it, the arrow keys to move it, space again to put it down, and escape to leave it where it was.',
};

function announce(roles: readonly Role[]) {
  const nameOf = (id: unknown) => roles.find((role) => role.id === id)?.title ?? 'The role';
  const place = (id: unknown) =>
    `place ${roles.findIndex((role) => role.id === id) + 1} of ${roles.length}`;
  type Event = { active: { id: unknown }; over: { id: unknown } | null };
  return {
    onDragStart: ({ active }: Pick<Event, 'active'>) =>
      `${nameOf(active.id)} lifted from ${place(active.id)}.`,
    onDragOver: ({ active, over }: Event) =>
      over === null ? undefined : `${nameOf(active.id)}: ${place(over.id)}.`,
    onDragEnd: ({ active, over }: Event) =>
      over === null ? undefined : `${nameOf(active.id)} put to ${place(over.id)}.`,
    onDragCancel: ({ active }: Event) => `${nameOf(active.id)} stays where it was.`,
  };
}
