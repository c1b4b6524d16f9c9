export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Belongs to the sentence, not to the address. */
const SENTENCE_END = /[.,;:!?…*_~]+$/;

/** A text in parts, of which those are links that a browser opens as a page: nothing else is. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    const href = findHref(address);
    if (href === undefined) continue;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** `(see https://callboard.test/a)` ends before the bracket, `https://w.test/Cut_(film)` after it. */
function trimmed(found: string): string {
  let address = found.replace(SENTENCE_END, '');
  while (/[)\]}]$/.test(address) && !isBalanced(address)) {
    address = address.slice(0, -1).replace(SENTENCE_END, '');
  }
  return address;
}

function isBalanced(address: string): boolean {
  const count = (sign: RegExp) => address.match(sign)?.length ?? 0;
  return count(/[([{]/g) >= count(/[)\]}]/g);
}

function findHref(address: string): string | undefined {
  const url = URL.parse(address);
  const isPage = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  // A name before an @ is there to make an address look like another.
  return isPage && url.username === '' && url.hostname !== '' ? url.href : undefined;
}
