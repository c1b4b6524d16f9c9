import type { Line } from './lines.ts';

/** What a line begins with, and what follows. */
export type Named = { name: string; delimiter: string; rest: string };

const TITLES =
  /(?:^|\s)(?:mr|mrs|ms|dr|st|sgt|det|insp|lt|capt|cpt|col|gen|prof|rev|hon|no|jr|sr|\p{L})$/iu;
const LONGEST_NAME = 120;

/** 'DI RHONA TAIT, series regular' → 'DI RHONA TAIT' and 'series regular'. */
export function splitName({ text, bold }: Pick<Line, 'text' | 'bold'>): Named {
  if (bold !== undefined && text.startsWith(bold) && findEnd(bold) < 0) {
    const rest = text.slice(bold.length);
    return { name: bold, delimiter: rest.charAt(0), rest: dropDelimiter(rest) };
  }
  if (text.startsWith('[')) {
    const end = text.indexOf(']');
    if (end > 1)
      return { name: text.slice(1, end).trim(), delimiter: ']', rest: text.slice(end + 1).trim() };
  }
  const end = findEnd(text);
  if (end < 0) return { name: text.trim(), delimiter: '', rest: '' };
  const rest = text.slice(end);
  return {
    name: text.slice(0, end).trim(),
    delimiter: rest.trim().charAt(0),
    rest: dropDelimiter(rest),
  };
}

/** Brackets stay with what they enclose. */
function dropDelimiter(rest: string): string {
  return rest.trim().replace(/^[,:;.|–—-]+\s*/u, '');
}

function findEnd(text: string): number {
  const most = Math.min(text.length, LONGEST_NAME);
  for (let at = 1; at < most; at++) {
    const letter = text.charAt(at);
    if (/[,:;([|\t–—]/u.test(letter)) return at;
    if (letter === '-' && (text[at - 1] === ' ' || text[at + 1] === ' ')) return at;
    if (letter === '.' && /^(?:\s|$)/.test(text.slice(at + 1, at + 2))) {
      if (!TITLES.test(text.slice(Math.max(0, at - 5), at))) return at;
    }
  }
  return -1;
}

/** Written in capitals, but for a letter here and there: '1st COVER IVY', 'McADAM'. */
export function isCapitals(name: string): boolean {
  const letters = name.replace(/\P{L}/gu, '');
  const small = letters.replace(/\P{Ll}/gu, '').length;
  const big = letters.replace(/\P{Lu}/gu, '').length;
  return big >= 2 && small <= letters.length / 5;
}
