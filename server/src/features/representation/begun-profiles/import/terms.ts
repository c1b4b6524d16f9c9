import { fold } from './columns.ts';

type Term = { id: string; name: string };

/** What countries are called beside their names, in the files of those who cast. */
const COUNTRY_WORDS: Readonly<Record<string, string>> = {
  uk: 'gb',
  greatbritain: 'gb',
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  northernireland: 'gb',
  usa: 'us',
  unitedstatesofamerica: 'us',
  america: 'us',
};

export type Terms = {
  countries: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
};

/** Words → ids: countries by name or code, categories by name. */
export function indexTerms(
  countries: readonly (Term & { code: string })[],
  categories: readonly Term[],
): Terms {
  return {
    countries: new Map([
      ...Object.entries(COUNTRY_WORDS),
      ...countries.flatMap(({ id, name, code }) => [
        [fold(name), id] as const,
        [fold(code), id] as const,
      ]),
    ]),
    categories: new Map(
      categories.flatMap(({ id, name }) => [[fold(name), id] as const, [fold(id), id] as const]),
    ),
  };
}
