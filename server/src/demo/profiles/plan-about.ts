import type { GENDERS, SELF_DECLARED } from '@callboard/contract/talent-profiles';
import { placeOf } from '../people/places.ts';
import type { Kind, Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

type Gender = (typeof GENDERS)[number];

const GENDER: Record<Talent['gender'], Gender> = { f: 'woman', m: 'man', n: 'non_binary' };
const PRONOUNS = { f: 'she/her', m: 'he/him', n: 'they/them' };
const KNOWN_PRONOUNS: Record<string, string> = {
  'rory-kintail': 'they/he',
  'jocelyn-marchbanks': 'they/she',
  'solene-marchadier': 'she/elle',
  'manaia-tuhoro': 'she/ia',
};
const FLUID = new Set(['jocelyn-marchbanks', 'yuki-lambert']);
const TRANS = new Set(['ash-rivenhall', 'xanthe-orme', 'bilal-chishti', 'alma-reyes-whitlock']);

const STAGE_NAMES: Record<string, string> = {
  'remi-adewunmi': 'Remi Ade',
  'xavier-thibodeaux': 'X. Thibodeaux',
  'bev-clough': 'Our Bev',
  'mordecai-blythe': 'The Great Mordecai',
  'petra-lightbody': 'Petra Pyre',
  'chuka-obiora': 'Chuka Trouble',
  'vivian-lachance': 'Miss Vivian Lachance',
  'jocelyn-marchbanks': 'Joss March',
  'katarzyna-zielonka': 'Kasia Zielonka',
  'babatunde-olorunfemi': 'Baba Tunde',
  'agnieszka-lorne': 'Aga Lorne',
  'thu-ha-nguyen': 'Hà Nguyễn',
  'kiara-montrose': 'KiKi Montrose',
  'yanis-belkacem': 'Yanis B.',
  'roscoe-tillman': 'Roscoe “Gravel” Tillman',
};

type Declared = (typeof SELF_DECLARED)[number];
const DECLARED: Record<string, readonly Declared[]> = {
  'ash-rivenhall': ['deaf'],
  'jonah-wexler': ['deaf'],
  'tamsin-boyle-ortega': ['disabled'],
  'ffion-maddocks': ['disabled'],
  'coral-vane-tempest': ['disabled'],
  'hannah-lowenkopf': ['neurodivergent'],
  'rory-kintail': ['neurodivergent'],
  'tuuli-rantanen': ['neurodivergent'],
  'gordon-akiwenzie': ['disabled'],
};
const ACCESS: Record<string, string> = {
  'ash-rivenhall': 'BSL interpreter for meetings and on set. Please face me when you speak.',
  'jonah-wexler': 'BSL interpreter and a visual cue for action.',
  'tamsin-boyle-ortega': 'Step-free route from parking to set; chair is 62 cm wide.',
  'ffion-maddocks': 'Step-free access and an accessible dressing room.',
  'hannah-lowenkopf': 'Sides a day ahead, please, and a quiet corner to wait in.',
};

const CATEGORIES: Record<Kind, readonly [string, ...string[]]> = {
  actor: ['actor', 'voice-artist', 'comedian', 'presenter', 'singer'],
  voice: ['voice-artist', 'actor'],
  dancer: ['dancer', 'actor', 'model', 'singer'],
  singer: ['singer', 'actor', 'dancer', 'musician'],
  musician: ['musician', 'actor', 'singer'],
  presenter: ['presenter', 'voice-artist', 'influencer'],
  comedian: ['comedian', 'actor', 'presenter'],
  stunt: ['stunt-performer', 'body-double', 'actor'],
  capture: ['motion-capture-performer', 'actor', 'stunt-performer'],
  model: ['model', 'actor', 'influencer'],
  puppeteer: ['puppeteer', 'actor'],
  background: ['background-artist', 'stand-in', 'model'],
  variety: ['variety-act', 'comedian', 'presenter'],
  child: ['child-performer', 'actor'],
  crew: ['crew'],
};
const TYPES: Record<Kind, readonly string[]> = {
  actor: [
    'lead',
    'supporting-lead',
    'supporting',
    'series-regular',
    'recurring',
    'guest-star',
    'co-star',
  ],
  voice: ['voice', 'narrator'],
  dancer: ['dancer', 'ensemble', 'swing'],
  singer: ['singer', 'ensemble', 'understudy', 'lead'],
  musician: ['ensemble', 'supporting'],
  presenter: ['presenter', 'narrator'],
  comedian: ['supporting', 'guest-star', 'cameo', 'series-regular'],
  stunt: ['stunt', 'body-double'],
  capture: ['motion-capture', 'stunt', 'voice'],
  model: ['model', 'featured-background'],
  puppeteer: ['puppeteer', 'ensemble'],
  background: ['background', 'featured-background', 'stand-in', 'photo-double'],
  variety: ['cameo', 'presenter', 'real-people'],
  child: ['supporting', 'principal', 'featured-background'],
  crew: [],
};

/** How likely each further thing on the list is claimed too. */
const ALSO = 0.3;
const RADII = [50, 80, 120, 200, 300, 500, 2000, null];
const HIDDEN = new Set([
  'geoff-pickersgill',
  'bettina-kowalczuk',
  'oksana-petrenko',
  'earl-stubblefield',
  'joost-van-der-plas',
  'haruto-ichinose',
]);

/** What the profile itself says, beside name, age and headline. */
export function planAbout(talent: Talent) {
  const { key, gender, kind } = talent;
  const dice = random(`about ${key}`);
  const { region, near } = placeOf(talent);
  const isCrew = kind === 'crew';
  const [main, ...others] = CATEGORIES[kind];
  const own = FLUID.has(key) ? 'genderfluid' : GENDER[gender];
  return {
    stageName: STAGE_NAMES[key] ?? null,
    pronouns: KNOWN_PRONOUNS[key] ?? PRONOUNS[gender],
    gender: own,
    isTrans: TRANS.has(key) ? true : null,
    gendersPlayed: isCrew ? [] : gendersPlayed(own, gender, dice.chance(0.12)),
    region,
    localHireCities: near.filter((_, index) => dice.chance(index === 0 ? 0.6 : 0.35)),
    travelRadiusKm: kind === 'child' ? 60 : dice.pick(RADII),
    categoryIds: [main, ...others.filter(() => dice.chance(ALSO))],
    talentTypeIds: TYPES[kind].filter((_, index) => index === 0 || dice.chance(0.5)),
    selfDeclared: [...(DECLARED[key] ?? [])],
    accessRequirements: ACCESS[key] ?? null,
    isHidden: HIDDEN.has(key),
  };
}

function gendersPlayed(own: Gender, drawn: Talent['gender'], isWide: boolean): Gender[] {
  if (drawn === 'n') return ['non_binary', 'woman', 'man'];
  if (own === 'genderfluid') return ['genderfluid', 'woman', 'man'];
  return isWide ? [own, 'non_binary'] : [own];
}
