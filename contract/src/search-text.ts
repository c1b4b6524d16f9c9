/** Which part of the results one looks at is no part of a search. */
const OF_PAGE = ['cursor', 'limit'];

type Entry = [name: string, value: string];

/** What an address asks for, in one order: two that ask for the same become the same. */
export function tidySearch(entries: Iterable<Entry>): Entry[] {
  return [...entries]
    .filter(([name, value]) => value !== '' && !OF_PAGE.includes(name))
    .sort(inOrder);
}

function inOrder([name, value]: Entry, [other, otherValue]: Entry): number {
  if (name === other) return value < otherValue ? -1 : 1;
  return name < other ? -1 : 1;
}
