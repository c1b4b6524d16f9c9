/** How many slips of the finger a word may have: short words mean what they say. */
export function allowedSlips(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Whether one word becomes the other by as many slips: a letter more, less or another, or two that
 * changed places. The first letter is right.
 */
export function isNear(one: string, other: string, slips: number): boolean {
  if (slips === 0) return one === other;
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false;
  if (Math.abs(one.length - other.length) > slips) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      line.push(distance);
      least = Math.min(least, distance);
    }
    if (least > slips) return false;
    before = last;
    last = line;
  }
  return (last[other.length] ?? 0) <= slips;
}
