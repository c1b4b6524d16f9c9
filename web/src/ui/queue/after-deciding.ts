/** What is looked at next once something was decided: the one below, at the end the one above. */
export function afterDeciding<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  decidedId: string,
): string | undefined {
  const at = items.findIndex((item) => idOf(item) === decidedId);
  if (at < 0) return items[0] && idOf(items[0]);
  const next = items[at + 1] ?? items[at - 1];
  return next && idOf(next);
}
