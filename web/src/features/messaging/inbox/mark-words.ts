type Part = { part: string; isMarked: boolean; at: number };

/** What stands before the first word that was found, at most. */
const BEFORE = 24;

/** A message from shortly before the first word that was looked for, with all such words marked. */
export function markWords(text: string, q: string): Part[] {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [{ part: text, isMarked: false, at: 0 }];
  const pattern = new RegExp(`(${words.map(asPattern).join('|')})`, 'gi');
  const first = text.search(pattern);
  const shown = first > BEFORE ? `… ${text.slice(startOfWord(text, first - BEFORE))}` : text;
  return shown
    .split(pattern)
    .map((part, at) => ({ part, isMarked: at % 2 === 1, at }))
    .filter(({ part }) => part !== '');
}

function startOfWord(text: string, from: number): number {
  const space = text.lastIndexOf(' ', from);
  return space < 0 ? from : space + 1;
}

function asPattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
