type Item = { id: string };

/** Those that are not named follow as they were. */
export function inOrder<T extends Item>(items: readonly T[], ids: readonly string[]): T[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: T) => placeOf.get(id) ?? ids.length;
  return items.toSorted((one, other) => place(one) - place(other));
}

/** All ids, with one taken out and put where another is. */
export function moved(items: readonly Item[], id: string, overId: string): string[] {
  const ids = items.map((item) => item.id);
  const from = ids.indexOf(id);
  const to = ids.indexOf(overId);
  if (from < 0 || to < 0) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
