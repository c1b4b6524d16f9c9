import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { usePointers } from '../../../ui/use-pointers.ts';
import { usePlannerScene } from './planner-context.ts';
import type { Person } from './seating.ts';

/** Dropped here, someone stays in the plan and has no time. */
export const WITHOUT_TIME = 'without-time';

/** Around everything that people are dragged between. */
export function DragPeople({ children }: { children: ReactNode }) {
  const { move, dragging } = usePlannerScene();
  const [dragged, setDragged] = useState<Person>();
  const sensors = useSensors(...usePointers());

  function take({ active }: DragStartEvent) {
    dragging.current = true;
    setDragged(active.data.current?.person);
  }

  function letGo() {
    dragging.current = false;
    setDragged(undefined);
  }

  function end({ over }: DragEndEvent) {
    letGo();
    if (dragged === undefined || over === null) return;
    const slotId = readTarget(String(over.id));
    if (slotId !== undefined) move(dragged, slotId);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={take}
      onDragEnd={end}
      onDragCancel={letGo}
      // Keys move people by "Move to…", or m.
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && (
          <div className="flex w-52 rotate-2 items-center gap-2 rounded-control border border-ink bg-raised p-1 shadow-popover">
            <Avatar profileName={dragged.name} src={dragged.photoUrl} size="sm" />
            <span dir="auto" className="min-w-0 flex-1 truncate font-semibold text-13">
              {dragged.name}
            </span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** A slot, none, or nothing that anyone is dropped on. */
function readTarget(id: string): string | null | undefined {
  if (id === WITHOUT_TIME) return null;
  return id.startsWith('slot:') ? id.slice('slot:'.length) : undefined;
}
