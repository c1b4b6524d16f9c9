/**
 * Whether someone typed a name as they read it, to confirm what cannot be taken back. Keyboards have
 * one kind of quotes and dashes, several spaces read as one, and some signs are not seen at all.
 */
export function isNameTyped(typed: string, name: string): boolean {
  return asRead(typed) === asRead(name);
}

function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’‚‛´`]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
