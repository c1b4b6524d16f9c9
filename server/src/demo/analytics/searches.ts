import { type TalentSearch, talentSearchSchema } from '@callboard/contract/talent-search';
import { storedSearch } from '../../features/analytics/recording/stored-search.ts';
import { demoId } from '../demo-id.ts';
import { isoDay } from '../demo-time.ts';
import { type FoundTalent, isMissing, unmetOf } from './found-talent.ts';

/** What casting directors ask for here, of all that could be asked for. */
export type Asked = Pick<
  TalentSearch,
  'ageMin' | 'ageMax' | 'heightMin' | 'heightMax' | 'showreel' | 'from' | 'to'
> & { [List in Listed]?: readonly string[] };
type Listed = 'category' | 'gender' | 'language' | 'accent' | 'skill' | 'country';

/** How often each is made beside the others. */
type Wanted = Asked & { often: number };

const ACTOR = { category: ['actor'] };
const WOMAN = { gender: ['woman'] };
const MAN = { gender: ['man'] };

// biome-ignore format: a table is read in columns
const WANTED: readonly Wanted[] = [
  { often: 6, ...ACTOR, ...WOMAN, ageMin: 28, ageMax: 38 },
  { often: 5, ...ACTOR, ...MAN, ageMin: 25, ageMax: 35 },
  { often: 4, ...ACTOR, ...MAN, ageMin: 40, ageMax: 55 },
  { often: 4, ...ACTOR, ...WOMAN, ageMin: 45, ageMax: 60 },
  { often: 3, ...ACTOR, ...WOMAN, ageMin: 16, ageMax: 22 },
  { often: 3, ...ACTOR, ...WOMAN, ageMin: 62 },
  { often: 3, ...ACTOR, ...MAN, ageMin: 60 },
  { often: 4, ...ACTOR, accent: ['scottish'] },
  { often: 3, ...ACTOR, accent: ['glasgow'], ageMin: 25, ageMax: 45 },
  { often: 3, ...ACTOR, accent: ['welsh'] },
  { often: 3, ...ACTOR, accent: ['belfast'] },
  { often: 2, ...ACTOR, accent: ['general-american'] },
  { often: 3, ...ACTOR, showreel: 'true' },
  { often: 4, ...ACTOR, ...WOMAN, ageMin: 25, ageMax: 40, showreel: 'true' },
  { often: 2, ...ACTOR, ...MAN, ageMin: 25, ageMax: 45, showreel: 'true' },
  { often: 2, ...ACTOR, language: ['fr'] },
  { often: 2, ...ACTOR, language: ['de'] },
  { often: 1, ...ACTOR, language: ['es'] },
  { often: 2, ...ACTOR, skill: ['unarmed-stage-combat'] },
  { often: 2, ...ACTOR, ...WOMAN, skill: ['horse-riding'] },
  { often: 2, ...ACTOR, ...MAN, heightMin: 180 },
  { often: 2, category: ['voice-artist'] },
  { often: 2, category: ['voice-artist'], ...WOMAN },
  { often: 1, category: ['voice-artist'], accent: ['rp'] },
  { often: 2, category: ['singer', 'dancer'], ageMax: 35 },
  { often: 1, category: ['singer'], skill: ['musical-theatre'] },
  { often: 1, category: ['comedian'] },
  { often: 1, category: ['presenter'], country: ['gb'] },
  { often: 1, category: ['model'], heightMin: 170 },
  { often: 1, category: ['background-artist'], country: ['gb'] },
  { often: 1, category: ['puppeteer', 'variety-act'] },
  { often: 1, category: ['child-performer'], ageMax: 11 },
];

export type DemoSearch = ReturnType<typeof storedSearch> & {
  id: string;
  often: number;
  found: FoundTalent[];
  /** Who would have been found, had the profile said this. */
  missed: { profileId: string; field: string }[];
};

/** Each with whom it finds, and whom it would have found. */
export function listSearches(talents: readonly FoundTalent[], now: Date): DemoSearch[] {
  const days = { from: isoDay(now, 24), to: isoDay(now, 27) };
  const seen = talents.filter(({ isHidden }) => !isHidden);
  return [
    ...WANTED,
    { often: 4, ...ACTOR, ...days },
    { often: 2, ...ACTOR, ...WOMAN, ageMin: 25, ageMax: 45, ...days },
  ].map(({ often, ...search }) => {
    return {
      id: demoId(`analytics-search/${keyOf(search)}`),
      // As it is kept when somebody makes the same search.
      ...storedSearch(talentSearchSchema.parse(search)),
      often,
      found: seen.filter((talent) => unmetOf(search, talent).length === 0),
      missed: seen.flatMap((talent) => missedFor(search, talent)),
    };
  });
}

function missedFor(search: Asked, talent: FoundTalent) {
  const [field, ...others] = unmetOf(search, talent);
  if (field === undefined || others.length > 0 || !isMissing(field, talent)) return [];
  return [{ profileId: talent.profileId, field }];
}

/** The filters in one order. */
function keyOf(search: Asked): string {
  return JSON.stringify(Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1)));
}
