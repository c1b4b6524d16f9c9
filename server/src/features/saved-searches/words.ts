export function titleOf(name: string, count: number): string {
  return count === 1 ? `New match for “${name}”` : `${count} new matches for “${name}”`;
}

/** `Mara Quill and 2 others match`. */
export function andOthers(names: readonly string[], count: number): string {
  const others = count - names.length;
  const verb = count === 1 ? 'matches' : 'match';
  if (names.length === 0) return `${count === 1 ? 'Someone new' : `${count} people`} ${verb}`;
  const parts = others === 0 ? names : [...names, others === 1 ? '1 other' : `${others} others`];
  const list = new Intl.ListFormat('en-GB').format(parts);
  return `${list} ${verb}`;
}

export function addressOf(search: string): `/${string}` {
  return search === '' ? '/talent-search' : `/talent-search?${search}`;
}
