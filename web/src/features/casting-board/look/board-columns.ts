import { type BoardCard, COLUMNS, type Column, columnOf } from '../store/board-card.ts';

export type ColumnIds = { column: Column; ids: readonly string[] };

/** Those shown, each in their column, in the order they came. */
export function divideIntoColumns(
  ids: readonly string[],
  cards: ReadonlyMap<string, BoardCard>,
  scope: readonly Column[] = COLUMNS,
): ColumnIds[] {
  const lists = new Map<Column, string[]>(scope.map((column) => [column, []]));
  for (const id of ids) {
    const card = cards.get(id);
    if (card !== undefined) lists.get(columnOf(card))?.push(id);
  }
  return [...lists].map(([column, those]) => ({ column, ids: those }));
}
