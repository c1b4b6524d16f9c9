const LETTERS = 4;

/** The first letters of a name as a number of four bytes: in the same order as names, as far as it goes. */
export function nameKey(name: string): number {
  let key = 0;
  for (let at = 0; at < LETTERS; at += 1) {
    const code = at < name.length ? name.charCodeAt(at) : 0;
    key = key * 256 + Math.min(code, 255);
  }
  return key;
}
