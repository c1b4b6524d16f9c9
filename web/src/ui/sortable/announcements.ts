import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

export const MOVING_HINT: ScreenReaderInstructions = {
  draggable:
    'Press space to lift it, the arrow keys to move it, space again to put it down, and escape to leave it where it was.',
};

/** What those who listen hear while a thing is moved. */
export function announceMoves(ids: readonly string[], nameOf: (id: string) => string) {
  const place = (id: string) => `place ${ids.indexOf(id) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${nameOf(String(active.id))} lifted from ${place(String(active.id))}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${nameOf(String(active.id))}: ${place(String(over.id))}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : `${nameOf(String(active.id))} put to ${place(String(over.id))}.`,
    onDragCancel: ({ active }) => `${nameOf(String(active.id))} stays where it was.`,
  };
  return announcements;
}
