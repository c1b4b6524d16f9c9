import { type Ask, ask } from '../ask.ts';
import type { RoleFacts, TalentFacts } from '../facts.ts';
import { foldText } from '../fold-text.ts';
import { nameOf } from '../term-names.ts';

/**
 * The same city, or one where the talent works as a local; else the same country, unless locals are
 * asked for. How far someone would travel is not compared: places have no coordinates here.
 */
export function askPlace({ city, countryId, isLocalHire }: RoleFacts): Ask | undefined {
  const countryName = countryId === null ? undefined : nameOf('countries', countryId);
  const name = city ?? countryName;
  if (name === undefined) return undefined;
  const folded = city === null ? undefined : foldText(city);
  return ask({
    criterion: 'place',
    about: [city, countryId, isLocalHire],
    terms: [name],
    judge: (talent) => {
      if (folded !== undefined && isAtHome(talent, folded, countryId)) return 'met';
      if (isLocalHire && folded !== undefined) return hasTold(talent) ? 'unmet' : 'unknown';
      if (countryId === null || talent.countryId === null) return 'unknown';
      return talent.countryId === countryId ? 'met' : 'unmet';
    },
  });
}

/** There is a London in Ontario, too. */
function isAtHome(talent: TalentFacts, city: string, countryId: string | null): boolean {
  if (talent.localHireCities.includes(city)) return true;
  const isElsewhere =
    countryId !== null && talent.countryId !== null && talent.countryId !== countryId;
  return talent.city === city && !isElsewhere;
}

function hasTold({ city, localHireCities }: TalentFacts): boolean {
  return city !== null || localHireCities.length > 0;
}
