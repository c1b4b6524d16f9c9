/** Text as people type it, on one line and with each letter in one piece, as fonts know them. */
export function tidy(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

export function joined(parts: readonly (string | null | undefined)[], mark = ', '): string {
  return parts.map(tidy).filter(Boolean).join(mark);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function rangeOf(from: number | null | undefined, to: number | null | undefined): string {
  if (from == null) return to == null ? '' : `up to ${to}`;
  if (to == null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

export function yearsOf(from: number | null, to: number | null): string {
  if (from === null || to === null || from === to) return String(to ?? from ?? '');
  return `${from}–${to}`;
}
