import type { ACCENT_LEVELS } from '@callboard/contract/professional-info';
import { languagesOf } from '../people/heritage.ts';
import { placeOf } from '../people/places.ts';
import type { Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';
import { shuffled } from './deal.ts';
import { setOnce } from './plan-languages.ts';

type AccentLevel = (typeof ACCENT_LEVELS)[number];

const STAGE_ACCENTS: Record<string, readonly string[]> = {
  gb: [
    'rp',
    'general-american',
    'cockney',
    'yorkshire',
    'scouse',
    'dublin',
    'welsh',
    'glasgow',
    'estuary',
    'belfast',
    'southern-us',
    'new-york',
    'west-country',
  ],
  ie: ['dublin', 'rp', 'general-american', 'belfast', 'cork', 'new-york'],
  us: [
    'general-american',
    'rp',
    'southern-us',
    'new-york',
    'texan',
    'midwestern',
    'boston',
    'dublin',
  ],
  ca: ['general-american', 'canadian', 'rp', 'dublin', 'new-york'],
  au: ['australian', 'general-american', 'rp', 'new-zealand', 'dublin'],
  nz: ['new-zealand', 'australian', 'rp', 'general-american'],
};
const ELSEWHERE = ['rp', 'general-american'];
/** Whoever speaks as at home in one town is native to the country's way of speaking too. */
const COUNTRY_ACCENTS: Record<string, string> = {
  glasgow: 'scottish',
  edinburgh: 'scottish',
  highland: 'scottish',
  dublin: 'irish',
  cork: 'irish',
  belfast: 'irish',
};
const ACCENT_OF_LANGUAGE: Record<string, string> = {
  pl: 'polish',
  es: 'spanish',
  pt: 'portuguese',
  it: 'italian',
  el: 'greek',
  tr: 'turkish',
  fa: 'persian',
  yo: 'nigerian',
  ig: 'nigerian',
  ha: 'nigerian',
  tw: 'ghanaian',
  sw: 'kenyan',
  hi: 'indian',
  pa: 'indian',
  ta: 'indian',
  ur: 'pakistani',
  zh: 'chinese',
  yue: 'chinese',
  ja: 'japanese',
  ko: 'korean',
  tl: 'filipino',
  fr: 'french',
  de: 'german',
};

export function planAccents(talent: Talent): [accentId: string, level: AccentLevel][] {
  if (talent.kind === 'crew' || talent.kind === 'background') return [];
  const dice = random(`accents ${talent.key}`);
  const levels = new Map<string, AccentLevel>();
  const homes = placeOf(talent).accents;
  if (homes.length > 0)
    levels.set(talent.kind === 'child' ? (homes[0] ?? 'rp') : dice.pick(homes), 'native');
  if (talent.kind === 'child') return [...levels];
  for (const [accent] of [...levels]) {
    const country = COUNTRY_ACCENTS[accent];
    if (country !== undefined) levels.set(country, 'native');
  }
  for (const language of languagesOf(talent.heritage)) {
    const accent = ACCENT_OF_LANGUAGE[language];
    if (accent !== undefined && dice.chance(0.6))
      setOnce(levels, accent, dice.pick(['strong', 'native']));
  }
  const several = talent.kind === 'voice' || talent.kind === 'actor' ? 5 : 2;
  const pool = shuffled(`accents ${talent.key}`, STAGE_ACCENTS[talent.countryId] ?? ELSEWHERE);
  const count = Math.floor(dice.next() * (several + 1));
  for (const accent of pool.slice(0, count))
    setOnce(levels, accent, dice.pick(['good', 'good', 'strong']));
  return [...levels];
}
