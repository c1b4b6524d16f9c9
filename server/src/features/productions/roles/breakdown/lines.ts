import { keyNamed } from './keys.ts';

/** A line as it was written, and what it says without bullets, numbers, bold marks and hashes. */
export type Line = {
  raw: string;
  text: string;
  isBullet: boolean;
  /** Wholly or at its beginning. */
  isBold: boolean;
  /** What the bold marks enclose at its beginning. */
  bold: string | undefined;
};

const BULLET = /^(?:[-–—•·▪●◦‣*+](?=\s|\p{L})|\(?\d{1,3}[.)](?=\s))\s*/u;
const HASHES = /^#{1,6}\s/;
const BOLD = /^(?:\*\*|__)([^*]{1,200}?)(?:\*\*|__):?/;

/** The lines that say something. */
export function readLines(text: string): Line[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .filter((raw) => raw.trim() !== '' && !isTableHead(raw))
    .map(readLine);
}

/** Of a table only what its columns are called: it says nothing of any role. */
function isTableHead(raw: string): boolean {
  const cells = cellsOf(raw);
  return cells.length > 1 && cells.every((cell) => keyNamed(cell) !== undefined);
}

function cellsOf(raw: string): string[] {
  return raw
    .split('\t')
    .map((cell) => cell.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Cells of a table are divided as parts of a sentence are. A number or bullet is no cell. */
function joinCells(raw: string): string {
  return cellsOf(raw).reduce((line, cell) =>
    /^(?:[^\p{L}\p{N}]|\(?\d{1,3}[.)])$/u.test(line) ? `${line} ${cell}` : `${line}, ${cell}`,
  );
}

function readLine(raw: string): Line {
  const trimmed = joinCells(raw);
  const bullet = BULLET.exec(trimmed)?.[0] ?? '';
  const hashes = HASHES.exec(trimmed)?.[0] ?? '';
  const said = trimmed.slice(bullet.length || hashes.length);
  const bold = BOLD.exec(said)?.[1]
    ?.trim()
    .replace(/[:,.]$/, '');
  const text = said.replace(/\*\*|__/g, '').trim();
  return { raw, text, isBullet: bullet !== '', isBold: hashes !== '' || bold !== undefined, bold };
}
