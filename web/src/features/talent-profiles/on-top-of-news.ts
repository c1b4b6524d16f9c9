import { mergeList } from './merge-list.ts';

type Part = {
  /** As this page read it. */
  known: object | undefined;
  /** Asks what it is now. */
  readNow: () => Promise<object>;
};

/**
 * Lists are sent whole: what someone else did to them since this page read them is read first, and the
 * change is made to that. Where the page is being left there is no time to ask.
 */
export async function onTopOfNews<Changes extends object>(
  { known, readNow }: Part,
  changes: Changes,
): Promise<Changes> {
  const hasList = Object.values(changes).some(Array.isArray);
  if (known === undefined || !hasList || document.visibilityState === 'hidden') return changes;
  const now = await readNow();
  const merged = Object.entries(changes).map(([name, mine]) => [
    name,
    Array.isArray(mine) ? mergeList(listIn(known, name), mine, listIn(now, name)) : mine,
  ]);
  return Object.fromEntries(merged) as Changes;
}

function listIn(part: object, name: string): unknown[] {
  const list: unknown = (part as Record<string, unknown>)[name];
  return Array.isArray(list) ? list : [];
}
