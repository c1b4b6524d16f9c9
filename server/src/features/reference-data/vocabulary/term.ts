/**
 * An entry of a reference list. Its id is a slug of its English name (countries and languages: their
 * ISO code) and never changes once released: to reword a released name, write its old id out.
 */
export type Term = { id: string; name: string };

/** 'Salt and pepper' → 'salt-and-pepper', 'R&B' → 'r-and-b', 'PACT/Equity' → 'pact-equity'. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function terms(...names: string[]): Term[] {
  return names.map((name) => ({ id: slug(name), name }));
}
