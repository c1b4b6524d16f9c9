import type { TalentSearch } from '@callboard/contract/talent-search';
import { tradeWords } from '../../../lib/talent/trade-words.ts';
import { useCurrentUser } from '../../../lib/use-session.ts';
import { usePlace } from '../facets/use-place.ts';
import { useTermNames } from '../facets/use-term-names.ts';
import { type Chosen, chosenOf } from './chosen-of.ts';

export function useChosen(search: TalentSearch): Chosen[] {
  const { units, countryId } = useCurrentUser();
  const nameOf = useTermNames(search);
  const place = usePlace(search.place);
  const { playingAge } = tradeWords(countryId);
  return chosenOf(search, { units, playingAge, nameOf, place });
}
