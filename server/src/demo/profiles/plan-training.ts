import type { Kind, Talent } from '../people/talent.ts';
import { random } from '../portraits/random.ts';

type School = { name: string; countries: readonly string[]; course: string; for: readonly Kind[] };

const ACTING: readonly Kind[] = ['actor', 'voice', 'comedian', 'capture', 'presenter', 'puppeteer'];
const MUSICAL: readonly Kind[] = ['singer', 'dancer', 'musician'];
const BODY: readonly Kind[] = ['stunt', 'capture', 'variety', 'dancer'];

// biome-ignore format: a table is read in columns
const SCHOOLS: readonly School[] = [
  school('The Corder School of Acting',        ['gb', 'ie'],        'BA Acting', ACTING),
  school('Vantry Conservatoire',               ['gb', 'ie'],        'MA Classical Acting', ACTING),
  school('Hexley Film School',                 ['gb', 'ie'],        'Screen acting', ACTING),
  school('Clyde Academy of Performance',       ['gb'],              'BA Performance', ACTING),
  school('Lantern Yard Studio',                ['ie', 'gb'],        'Two-year ensemble', ACTING),
  school('Regent Yard Musical Theatre School', ['gb', 'ie', 'au'],  'Musical theatre', MUSICAL),
  school('Northern School of Motion',          ['gb', 'ie'],        'Dance and movement', BODY),
  school('Tolworth College of Music',          ['gb', 'ie'],        'Voice', MUSICAL),
  school('Foundry Conservatory',               ['us', 'ca'],        'BFA Acting', ACTING),
  school('Lakeshore School of Drama',          ['us', 'ca'],        'MFA Acting', ACTING),
  school('Tri-State Musical Theater Program',  ['us'],              'BFA Musical theater', MUSICAL),
  school('Second Staircase Improv',            ['us', 'ca'],        'Conservatory program', ['comedian', 'actor', 'presenter']),
  school('Sundown Stunt Academy',              ['us', 'ca', 'au'],  'Screen combat and rigging', BODY),
  school('École du Plateau',                   ['ca', 'fr', 'be'],  'Interprétation', ACTING),
  school('Conservatoire du Quai',              ['fr', 'be'],        'Art dramatique', [...ACTING, ...MUSICAL]),
  school('Schauspielschule Kammerbühne',       ['de'],              'Schauspiel', ACTING),
  school('Tanzakademie Spree',                 ['de'],              'Bühnentanz', BODY),
  school('Wharf Nine Drama School',            ['au', 'nz'],        'Bachelor of Performing Arts', ACTING),
  school('Marina Road Actors’ Lab',            ['ng', 'gh', 'ke'],  'Diploma in Acting', ACTING),
  school('Peepal Lane Workshop',               ['in'],              'Theatre practice', ACTING),
  school('Banyan School of Movement',          ['in'],              'Classical and contemporary dance', BODY),
  school('Academia Vereda',                    ['es', 'pt', 'br'],  'Interpretación', ACTING),
  school('Scuola del Cortile',                 ['it', 'gr'],        'Recitazione', ACTING),
  school('Nordic Film Actors’ Programme',      ['dk', 'se', 'no', 'fi', 'nl'], 'Acting for camera', ACTING),
  school('Vistula Theatre Academy',            ['pl', 'cz', 'ro'],  'Acting', ACTING),
];

const SHORT_COURSES: readonly { institution: string; course: string; teacher: string | null }[] = [
  { institution: 'The Drum Room', course: 'Meisner, ten weeks', teacher: 'Kasia Wood' },
  { institution: 'Hatstand Radio', course: 'Microphone technique', teacher: 'Edie Marsh' },
  { institution: 'Tinhouse', course: 'Devising and new writing', teacher: 'Mercy Lund' },
  { institution: 'Open Yard Players', course: 'Verse and text', teacher: 'Joby Ansell' },
  { institution: 'Farrow Studio', course: 'Acting for camera, intensive', teacher: null },
  {
    institution: 'Blackwood Fight School',
    course: 'Stage combat, advanced',
    teacher: 'Rolf Denning',
  },
  { institution: 'Below Stairs', course: 'Immersive performance', teacher: 'Kit Marlowe-Voss' },
  { institution: 'Farrow Studio', course: 'Self-tape clinic', teacher: null },
  { institution: 'The Breath Room', course: 'Voice and speech', teacher: 'Alma Torrance' },
];
const KNOWN: Record<string, string> = {
  'mara-okonjo-lyle': 'The Corder School of Acting',
  'priya-vellanki-shaw': 'Vantry Conservatoire',
  'callum-strake': 'Hexley Film School',
};
/** Those who began without; some say so. */
const UNTRAINED = new Set([
  'sunita-rajkotia',
  'teodor-brasko',
  'yanis-belkacem',
  'beryl-entwhistle',
]);

export type PlannedTraining = {
  institution: string;
  course: string;
  teacher: string | null;
  fromYear: number;
  toYear: number;
};

export function planTraining(talent: Talent, thisYear: number): PlannedTraining[] {
  const { key, kind, age } = talent;
  if (kind === 'child' || kind === 'background' || UNTRAINED.has(key)) return [];
  const dice = random(`training ${key}`);
  const own = schoolsFor(talent);
  const chosen =
    own.length > 0 && (KNOWN[key] !== undefined || dice.chance(0.8)) ? dice.pick(own) : undefined;
  const short = kind === 'crew' || !dice.chance(0.45) ? undefined : dice.pick(SHORT_COURSES);
  const leftAt = Math.min(age, 21 + Math.floor(dice.next() * 4));
  const toYear = thisYear - (age - leftAt);
  const courseYear = Math.max(toYear, thisYear - Math.floor(dice.next() * 14));
  return [
    ...(short === undefined ? [] : [{ ...short, fromYear: courseYear, toYear: courseYear }]),
    ...(chosen === undefined
      ? []
      : [
          {
            institution: chosen.name,
            course: chosen.course,
            teacher: null,
            fromYear: toYear - 3,
            toYear,
          },
        ]),
  ];
}

function schoolsFor({ key, kind, countryId }: Talent): readonly School[] {
  const known = SCHOOLS.filter(({ name }) => name === KNOWN[key]);
  if (known.length > 0) return known;
  return SCHOOLS.filter((one) => one.for.includes(kind) && one.countries.includes(countryId));
}

function school(
  name: string,
  countries: readonly string[],
  course: string,
  kinds: readonly Kind[],
): School {
  return { name, countries, course, for: kinds };
}
