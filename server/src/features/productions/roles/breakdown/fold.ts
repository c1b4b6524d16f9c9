const MARKS = /\p{Mark}/gu;
const DASHES = /[‐‑‒–—−]/g;
const QUOTES = /[‘’ʼ]/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** Text as it is compared: small letters without accents, one kind of dash. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return small.normalize('NFKD').replace(MARKS, '').replace(DASHES, '-').replace(QUOTES, "'");
}
