/** A text as patterns read it, and the way back to the words as they stand. */
export type PlainText = { plain: string; asWritten: (start: number, end: number) => string };

const INVISIBLE = /\p{Cf}/u;
const QUOTE = /[‘’ʼ`´]/;
const DASH = /[‐-―]/;

/**
 * In small letters, without invisible signs and with plain letters for odd ones: who hides an address
 * writes it that way. Moderators still read what was written.
 */
export function plainText(text: string): PlainText {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const read = plainSign(sign);
    for (let unit = 0; unit < read.length; unit += 1) places.push(at);
    plain += read;
    at += sign.length;
  }
  places.push(text.length);
  return { plain, asWritten: (start, end) => text.slice(places[start], places[end]).trim() };
}

function plainSign(sign: string): string {
  if (INVISIBLE.test(sign)) return '';
  if (QUOTE.test(sign)) return "'";
  return DASH.test(sign) ? '-' : sign.normalize('NFKC').toLowerCase();
}
