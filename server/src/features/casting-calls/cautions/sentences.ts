/** A sentence ends where its sign is followed by a space: `bit.ly/x` and `£1.50` are whole. */
const BETWEEN = /(?<=[.!?…])\s+|\n+/;

/** As they stand in the text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
