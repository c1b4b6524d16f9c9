/**
 * A list as it was read, as it was typed since, and as it is now that others may have changed it:
 * what was added, changed or removed here is done to theirs, so that neither side loses anything.
 */
export function mergeList(
  before: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  if (isSame(before, theirs)) return [...mine];
  const known = byKey(before);
  const own = byKey(mine);
  const isChanged = (key: string) => own.has(key) && !isSame(own.get(key), known.get(key));
  const kept = theirs.flatMap((entry) => {
    const key = keyOf(entry);
    if (isChanged(key)) return [own.get(key)];
    return known.has(key) && !own.has(key) ? [] : [entry];
  });
  const there = byKey(theirs);
  const isNews = (entry: unknown) => isChanged(keyOf(entry)) && !there.has(keyOf(entry));
  const added = mine.filter(isNews);
  return isNews(mine[0]) ? [...added, ...kept] : [...kept, ...added];
}

function byKey(list: readonly unknown[]): Map<string, unknown> {
  return new Map(list.map((entry) => [keyOf(entry), entry]));
}

/** Credits have an id; of the others each stands only once. */
function keyOf(entry: unknown): string {
  const isEntry = typeof entry === 'object' && entry !== null && 'id' in entry;
  return isEntry && typeof entry.id === 'string' ? entry.id : JSON.stringify(entry);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
