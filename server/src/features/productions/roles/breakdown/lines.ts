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
    .filter((raw) => raw.trim() !== '')
    .map(readLine);
}

function readLine(raw: string): Line {
  const trimmed = raw.replace(/\s+/g, ' ').trim();
  const bullet = BULLET.exec(trimmed)?.[0] ?? '';
  const hashes = HASHES.exec(trimmed)?.[0] ?? '';
  const said = trimmed.slice(bullet.length || hashes.length);
  const bold = BOLD.exec(said)?.[1]
    ?.trim()
    .replace(/[:,.]$/, '');
  const text = said.replace(/\*\*|__/g, '').trim();
  return { raw, text, isBullet: bullet !== '', isBold: hashes !== '' || bold !== undefined, bold };
}
