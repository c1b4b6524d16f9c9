type Room = { width: number; lines: number; measure: (text: string) => number };

const ELLIPSIS = '…';
/** With the spaces after it; a hyphen ends one. */
const WORD = /[^\s-]*-+\s*|[^\s-]+\s*/g;

/** Breaks between words, within one that is wider than a line, and ends in … where it has to. */
export function wrapText(text: string, room: Room): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < room.lines) {
    const isLast = lines.length === room.lines - 1;
    const line = isLast ? shorten(rest, room) : firstLine(rest, room);
    lines.push(line.trimEnd());
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return lines;
}

function firstLine(text: string, { width, measure }: Room): string {
  if (measure(text) <= width) return text;
  let line = '';
  for (const [word] of text.matchAll(WORD)) {
    if (measure((line + word).trimEnd()) > width) break;
    line += word;
  }
  return line === '' ? longestPrefix(text, width, measure) : line;
}

function shorten(text: string, { width, measure }: Room): string {
  if (measure(text) <= width) return text;
  const prefix = longestPrefix(text, width - measure(ELLIPSIS), measure);
  return `${prefix.replace(/[\s,(]+$/, '')}${ELLIPSIS}`;
}

/** Never half a letter: what belongs together on the page stays together. */
function longestPrefix(text: string, width: number, measure: Room['measure']): string {
  const letters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  let [fits, tooLong] = [1, letters.length + 1];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(letters.slice(0, middle).join('')) <= width) fits = middle;
    else tooLong = middle;
  }
  return letters.slice(0, fits).join('');
}
