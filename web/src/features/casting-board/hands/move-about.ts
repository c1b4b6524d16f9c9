import type { ColumnIds } from '../look/board-columns.ts';

export type Direction = 'left' | 'right' | 'up' | 'down' | 'next' | 'previous' | 'first' | 'last';

const clamp = (place: number, length: number) => Math.min(Math.max(place, 0), length - 1);

/** The next place in rows of faces; nothing where there are none. */
export function stepInSheet(
  place: number,
  direction: Direction,
  { length, across }: { length: number; across: number },
): number | undefined {
  if (length === 0) return undefined;
  switch (direction) {
    case 'first':
      return 0;
    case 'last':
      return length - 1;
    case 'left':
    case 'previous':
      return clamp(place - 1, length);
    case 'right':
    case 'next':
      return clamp(place + 1, length);
    case 'up':
      return place - across < 0 ? clamp(place, length) : place - across;
    case 'down': {
      const isInLastRow = Math.floor(place / across) === Math.floor((length - 1) / across);
      return isInLastRow ? clamp(place, length) : clamp(place + across, length);
    }
  }
}

/** Whoever is next on a board of columns: up and down within one, to the sides at the same height. */
export function stepOnBoard(
  id: string | undefined,
  direction: Direction,
  columns: readonly ColumnIds[],
): string | undefined {
  const filled = columns.filter(({ ids }) => ids.length > 0);
  const at = filled.findIndex(({ ids }) => id !== undefined && ids.includes(id));
  const here = filled[at];
  if (here === undefined || id === undefined) return filled[0]?.ids[0];
  const place = here.ids.indexOf(id);
  switch (direction) {
    case 'first':
      return here.ids[0];
    case 'last':
      return here.ids.at(-1);
    case 'up':
      return here.ids[clamp(place - 1, here.ids.length)];
    case 'down':
      return here.ids[clamp(place + 1, here.ids.length)];
    case 'next':
      return here.ids[place + 1] ?? filled[at + 1]?.ids[0] ?? id;
    case 'previous':
      return here.ids[place - 1] ?? filled[at - 1]?.ids.at(-1) ?? id;
    case 'left':
    case 'right': {
      const there = filled[at + (direction === 'left' ? -1 : 1)] ?? here;
      return there.ids[clamp(place, there.ids.length)];
    }
  }
}

/** Who is beside someone in their column, below rather than above; nobody where they are alone. */
export function besideOnBoard(id: string, columns: readonly ColumnIds[]): string | undefined {
  const here = columns.find(({ ids }) => ids.includes(id))?.ids ?? [];
  const place = here.indexOf(id);
  return here[place + 1] ?? here[place - 1];
}
