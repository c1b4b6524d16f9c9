export type ComboboxOption = { value: string; label: string; hint?: string };

/** More than anyone reads; the rest is found by typing. */
const SHOWN_AT_MOST = 50;

/** The options that contain what was typed, those that begin with it first. */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): { shown: Option[]; total: number } {
  const wanted = plain(typed.trim());
  if (wanted === '') return { shown: options.slice(0, SHOWN_AT_MOST), total: options.length };
  const byRank: [Option[], Option[], Option[]] = [[], [], []];
  for (const option of options) byRank[rank(plain(option.label), wanted)]?.push(option);
  const matches = byRank.flat();
  return { shown: matches.slice(0, SHOWN_AT_MOST), total: matches.length };
}

/** Whether a name has what was typed in it; nothing typed is in every name. */
export function hasTyped(name: string, typed: string): boolean {
  return plain(name).includes(plain(typed.trim()));
}

/** 0 begins with it, 1 has a word that does, 2 has it inside; -1 has it not. */
function rank(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0;
  if (label.split(/[\s(/-]+/).some((word) => word.startsWith(wanted))) return 1;
  return label.includes(wanted) ? 2 : -1;
}

/** "Lucía" is found by "lucia". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
