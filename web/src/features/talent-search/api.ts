import type { Role } from '@callboard/contract/roles';
import type { TalentSearch } from '@callboard/contract/talent-search';
import { type Params, readSearch, writeSearch } from './address/read-search.ts';
import { useChosen } from './chosen/use-chosen.ts';

/** A search in the words of the chips above the results. */
export function useSearchWords(search: TalentSearch): string[] {
  return useChosen(search).map(({ label }) => label);
}

/** The same search, as the address of /talent-search holds it, as far as this role may search. */
export function withinReach(search: TalentSearch, role: Role): Params {
  return writeSearch(readSearch(writeSearch(search), role));
}
