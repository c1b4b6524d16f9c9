/**
 * The query string as what it is: names with texts, and with several texts where a name repeats.
 * (The router's default reads values as JSON, which turns a code of digits into a number.)
 */
export type SearchParams = { [name: string]: string | string[] | undefined };

export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query);
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first, ...rest] = params.getAll(name);
      return [name, rest.length === 0 ? first : [first ?? '', ...rest]];
    }),
  );
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  );
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`;
}
