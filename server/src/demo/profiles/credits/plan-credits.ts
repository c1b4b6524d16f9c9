import type { Talent } from '../../people/talent.ts';
import { TALENTS } from '../../people/talents.ts';
import { type Random, random } from '../../portraits/random.ts';
import { crewRoleName } from '../crew-role.ts';
import { characterFor } from './characters.ts';
import { KNOWN_COUNTS, KNOWN_CREDITS } from './known-credits.ts';
import {
  type CreditCategory,
  MUSICAL_PRODUCTIONS,
  PAST_PRODUCTIONS,
  type PastProduction,
  PROGRAMME_PRODUCTIONS,
} from './productions.ts';

export type PlannedCredit = {
  category: CreditCategory;
  /** As it is written in a sentence; on a résumé it stands in capitals. */
  title: string;
  role: string | null;
  billing: string | null;
  director: string | null;
  company: string | null;
  ago: number;
};

const FIRST_JOB_AT = { child: 5, grown: 17 };
const MOST_CREDITS = 14;

/** A résumé, newest first, with nothing from before the talent began. */
export function planCredits(talent: Talent): PlannedCredit[] {
  const dice = random(`credits ${talent.key}`);
  const known = (KNOWN_CREDITS[talent.key] ?? []).map(
    (credit): PlannedCredit => ({ billing: null, director: null, company: null, ...credit }),
  );
  const titles = new Set(known.map(({ title }) => title));
  const possible = possibleFor(talent).filter(({ title }) => !titles.has(title));
  const wanted = KNOWN_COUNTS[talent.key] ?? Math.max(known.length, countFor(talent, dice));
  const chosen = chooseFrom(possible, talent, wanted - known.length, dice);
  const others = chosen.map((production) => credit(talent, production, dice));
  return [...known, ...others].sort((one, other) => one.ago - other.ago);
}

function possibleFor({ kind, age }: Talent): PastProduction[] {
  const working = age - (kind === 'child' ? FIRST_JOB_AT.child : FIRST_JOB_AT.grown);
  const own = OWN_WORLD[kind];
  const rest = PAST_PRODUCTIONS.filter(({ category }) => category !== own?.[0]?.category);
  return [...(own ?? []), ...(own ? rest : PAST_PRODUCTIONS)].filter(({ ago }) => ago <= working);
}

/** Theatre is another one for those who sing, television for those who present. */
const OWN_WORLD: Partial<Record<Talent['kind'], readonly PastProduction[]>> = {
  singer: MUSICAL_PRODUCTIONS,
  dancer: MUSICAL_PRODUCTIONS,
  musician: MUSICAL_PRODUCTIONS,
  presenter: PROGRAMME_PRODUCTIONS,
};

function countFor({ kind, age }: Talent, dice: Random): number {
  if (kind === 'child') return Math.floor(dice.next() * 3);
  const years = Math.max(0, age - 20);
  const most = Math.min(MOST_CREDITS, 2 + years * 0.55);
  return Math.min(MOST_CREDITS, Math.floor(dice.next() * most + Math.min(4, years / 4)));
}

/** What each kind of talent is mostly in. */
const WEIGHTS: Record<Talent['kind'], Partial<Record<CreditCategory, number>>> = {
  actor: { television: 4, film: 4, theatre: 3, commercial: 1.2, voice: 0.4 },
  voice: { voice: 7, game: 4, commercial: 2, theatre: 0.3 },
  dancer: { music_video: 5, theatre: 4, commercial: 2, other: 2 },
  singer: { theatre: 6, other: 1.5, television: 0.5, voice: 0.7 },
  musician: { theatre: 5, other: 2, film: 1 },
  presenter: { television: 3, commercial: 2, voice: 2, other: 2 },
  comedian: { television: 4, theatre: 1, commercial: 3, other: 1, voice: 1 },
  stunt: { film: 5, television: 4, game: 1, commercial: 1 },
  capture: { game: 7, film: 2, other: 1, theatre: 1 },
  model: { commercial: 6, music_video: 2, film: 0.4 },
  puppeteer: { theatre: 3, television: 2, film: 2, other: 2 },
  background: { television: 5, film: 4, commercial: 1 },
  variety: { other: 5, theatre: 2, television: 1 },
  child: { television: 2, film: 2, commercial: 3, theatre: 1 },
  crew: { film: 4, television: 4, commercial: 1.5 },
};

/** The newer it is, the likelier it is still on the list. */
function chooseFrom(
  productions: readonly PastProduction[],
  { kind, countryId }: Talent,
  count: number,
  dice: Random,
): PastProduction[] {
  return productions
    .map((production) => {
      const weight = (WEIGHTS[kind][production.category] ?? 0) * nearness(production, countryId);
      return { production, score: weight === 0 ? 0 : dice.next() ** (1 / weight) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, Math.max(0, count))
    .map(({ production }) => production);
}

/** Companies that work at home in one country. */
const AT_HOME: Record<string, readonly string[]> = {
  us: [
    'Red Fork Pictures',
    'Lakeshore Television',
    'Sundown Unit',
    'Stepladder Theater',
    'Foundry Off-Main',
    'National tour',
  ],
  ca: ['Maple Street Media', 'Lakeshore Television', 'Maison Clairval'],
  fr: ['Maison Clairval', 'Théâtre du Quai'],
  be: ['Maison Clairval', 'Théâtre du Quai'],
  de: ['Elbstrom Film', 'Kammerbühne Ost'],
  ng: ['Marina Road Studios', 'Harmattan Stage'],
  gh: ['Marina Road Studios', 'Harmattan Stage'],
  in: ['Banyan House', 'Peepal Lane'],
  au: ['Redgum Television', 'Wharf Nine'],
  nz: ['Redgum Television', 'Wharf Nine'],
  es: ['Canal Vereda'],
};
const ALL_AT_HOME = new Set(Object.values(AT_HOME).flat());
/** Work elsewhere is rare; work at home in another country does not happen. */
function nearness({ company }: PastProduction, countryId: string): number {
  if (AT_HOME[countryId]?.includes(company)) return 8;
  if (ALL_AT_HOME.has(company)) return 0;
  return AT_HOME[countryId] === undefined ? 1 : 0.3;
}

function credit(talent: Talent, production: PastProduction, dice: Random): PlannedCredit {
  const { category, title, company, director, ago } = production;
  const part = partFor(talent, production, dice);
  return { category, title, company, director, ago, billing: null, ...part };
}

const BILLINGS: Partial<Record<CreditCategory, readonly string[]>> = {
  television: ['Guest star', 'Guest star', 'Recurring', 'Co-star', 'Series regular', 'Co-star'],
  film: ['Supporting', 'Supporting', 'Lead', 'Day player', 'Supporting lead'],
  voice: ['Voice'],
};
const SMALL_PARTS = new Set(['Co-star', 'Day player']);

const WORK: Partial<Record<Talent['kind'], readonly string[]>> = {
  dancer: ['Dancer', 'Dancer', 'Featured dancer', 'Dance captain', 'Ensemble', 'Swing'],
  musician: ['Actor-musician', 'On-stage band', 'Soloist'],
  presenter: ['Host', 'Reporter', 'Presenter', 'Co-host'],
  stunt: ['Stunt double', 'Stunt performer', 'Fight double', 'Precision driver', 'Utility stunts'],
  model: ['Hero model', 'Featured', 'Hands'],
  puppeteer: ['Puppeteer', 'Lead puppeteer', 'Creature puppeteer'],
  background: [
    'Featured background',
    'Court usher',
    'Passer-by',
    'Police officer',
    'Market trader',
    'Stand-in',
  ],
  variety: ['Speciality act', 'Fire performer', 'Stilt walker', 'Magician'],
};

const READ_ALOUD = /audiobook|narration|guide|announcements|Stories/;

function partFor(talent: Talent, { category, title }: PastProduction, dice: Random) {
  if (talent.craft !== undefined) return { role: crewRoleName(talent.craft) };
  if (READ_ALOUD.test(title)) return { role: 'Narrator' };
  const work = WORK[talent.kind];
  if (work !== undefined) return { role: dice.pick(work) };
  if (category === 'commercial')
    return {
      role: dice.pick(['Hero', 'Featured', 'Mum or dad', 'Neighbour', 'The one who knows']),
    };
  if (category === 'music_video') return { role: dice.pick(['Lead', 'Featured']) };
  if (category === 'other') return { role: dice.pick(['Company', 'Soloist', 'Host']) };
  const billing = dice.pick(BILLINGS[category] ?? ['']) || null;
  const cast = {
    index: INDEX.get(talent.key) ?? 0,
    gender: talent.gender,
    isChild: talent.kind === 'child',
  };
  const isSmall = billing !== null && SMALL_PARTS.has(billing) && !cast.isChild;
  return { role: characterFor(cast, title, isSmall), billing };
}

const INDEX = new Map(TALENTS.map(({ key }, index) => [key, index]));
