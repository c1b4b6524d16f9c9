import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** One of a `SortableList`: `item` for the thing, `grip` for the button that keys lift it by. */
export function useSortableItem(id: string) {
  const sortable = useSortable({ id, attributes: { roleDescription: 'movable' } });
  const { transform, transition, isDragging } = sortable;
  return {
    isDragging,
    item: {
      ref: sortable.setNodeRef,
      // Rows may differ in height: what makes room moves, and keeps its size.
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    grip: { ref: sortable.setActivatorNodeRef, ...sortable.attributes },
    /** On what may be dragged with mouse and finger; keys are for the grip within. */
    drag: sortable.listeners ?? {},
  };
}
