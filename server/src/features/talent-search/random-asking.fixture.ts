import {
  ACCENT_LEVELS,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import { GENDERS } from '@callboard/contract/talent-profiles';
import type { TalentSearch } from '@callboard/contract/talent-search';
import { addDays } from '../../platform/calendar.ts';
import { FIRST_NAMES, LAST_NAMES, TITLE_WORDS } from '../../population/names.ts';
import { accents } from '../reference-data/vocabulary/accents.ts';
import { bodyTypes } from '../reference-data/vocabulary/body-types.ts';
import { ethnicities } from '../reference-data/vocabulary/ethnicities.ts';
import { eyeColors } from '../reference-data/vocabulary/eye-colors.ts';
import { hairColors, hairLengths } from '../reference-data/vocabulary/hair.ts';
import { languages } from '../reference-data/vocabulary/languages.ts';
import { skills } from '../reference-data/vocabulary/skills.ts';
import { talentCategories } from '../reference-data/vocabulary/talent-categories.ts';
import type { Term } from '../reference-data/vocabulary/term.ts';
import { unions } from '../reference-data/vocabulary/unions.ts';
import { foldWords } from './fold-words.ts';

/** London, New York, Toronto, Sydney. */
const PLACES = [2643743, 5128581, 6167865, 2147714];

type Asking = { today: string; isTalent: boolean; words?: number; fewest?: number };

/** A search such as somebody might make: up to eight filters, now and then with words. */
export function randomSearch(
  random: () => number,
  { today, isTalent, words = 0.3, fewest = 0 }: Asking,
): TalentSearch {
  const below = (limit: number) => Math.floor(random() * limit);
  const early = <T>(from: readonly T[]) => from[Math.floor(random() ** 3 * from.length)] as T;
  const ids = (from: readonly Term[]) => [
    ...new Set(Array.from({ length: 1 + below(2) }, () => early(from).id)),
  ];
  const levelled = (from: readonly Term[], levels: readonly string[]) => {
    const { id } = early(from);
    return [below(2) === 0 ? id : `${id}~${early(levels)}`];
  };
  const filters: (() => TalentSearch)[] = [
    () => ({ category: ids(talentCategories) }),
    () => ({ gender: [early(GENDERS)] }),
    () => ({ ageMin: below(50), ...(below(3) > 0 && { ageMax: 20 + below(60) }) }),
    () => ({ heightMin: 150 + below(20), ...(below(2) > 0 && { heightMax: 165 + below(30) }) }),
    () => ({ bodyType: ids(bodyTypes) }),
    () => ({ eyeColor: ids(eyeColors) }),
    () => ({ hairColor: ids(hairColors) }),
    () => ({ hairLength: ids(hairLengths) }),
    () => ({ language: levelled(languages, LANGUAGE_LEVELS) }),
    () => ({ accent: levelled(accents, ACCENT_LEVELS) }),
    () => ({ skill: levelled(skills, SKILL_LEVELS) }),
    () => ({ union: ids(unions) }),
    () => ({ country: [early(['us', 'gb', 'ca', 'de'])] }),
    () => ({ place: early(PLACES), radius: early([50, 25, 100, 500]) }),
    () => ({ verified: [early(['identity', 'professional'] as const)] }),
    () => ({ showreel: 'true' }),
    () => ({ updatedWithin: early([365, 90, 30, 700]) }),
    ...(isTalent
      ? []
      : [
          (): TalentSearch => ({ ethnicity: ids(ethnicities) }),
          (): TalentSearch => {
            const from = addDays(today, below(150));
            return { from, to: addDays(from, below(30)) };
          },
        ]),
  ];
  const chosen = Array.from({ length: fewest + below(9 - fewest) }, () => early(filters)());
  const asked: TalentSearch = Object.assign({}, ...chosen);
  if (random() < words) asked.q = typedWords(random, early);
  return { ...asked, sort: early(['active', 'newest', 'name'] as const) };
}

/** A word or two as they are typed: half, or with a slip. */
function typedWords(random: () => number, early: <T>(from: readonly T[]) => T): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = () => {
    const [word = ''] = foldWords(early([FIRST_NAMES, LAST_NAMES, TITLE_WORDS].map(early)));
    const at = 1 + below(word.length);
    const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
    return early([
      word,
      word.slice(0, at + 1),
      `${word.slice(0, at)}${word.slice(at + 1)}`,
      swapped,
    ]);
  };
  return below(4) === 0 ? `${one()} ${one()}` : one();
}
