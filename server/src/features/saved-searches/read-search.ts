import { tidySearch } from '@callboard/contract/search-text';
import { type TalentSearch, talentSearchSchema } from '@callboard/contract/talent-search';
import { AppError } from '../../platform/app-error.ts';

type Read = { search: TalentSearch; text: string };

/** What an address asks for, and that in the one way it is kept. None where it makes no sense. */
export function findSearch(text: string): Read | undefined {
  const params = new URLSearchParams(text);
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
  const { success, data } = talentSearchSchema.safeParse(given);
  return success ? { search: data, text: writeSearch(data) } : undefined;
}

export function readSearch(text: string): Read {
  const read = findSearch(text);
  if (read === undefined) {
    throw new AppError('INVALID_INPUT', { fields: { search: 'This is not a search for talent' } });
  }
  return read;
}

function writeSearch(search: TalentSearch): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );
  return new URLSearchParams(tidySearch(entries)).toString();
}
