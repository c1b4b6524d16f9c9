import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { APPLICANTS } from '../people/applicants.ts';
import type { Kind, Talent } from '../people/talent.ts';
import { TALENTS } from '../people/talents.ts';
import { type Random, random } from '../portraits/random.ts';
import { planCredits } from '../profiles/credits/plan-credits.ts';
import { pack, shuffled } from '../profiles/deal.ts';

export type PlannedItem = {
  kind: 'video' | 'audio' | 'link';
  title: string;
  description: string | null;
  /** Of the talent's credits. */
  creditIndex: number | null;
  yearsAgo: number | null;
  visibility: (typeof ITEM_VISIBILITIES)[number];
};

const REELS = { applicants: 14, others: 9 };
const RECORDINGS = 16;
const LINKED = 0.3;
const MARA = 'mara-okonjo-lyle';
const ON_CAMERA: readonly Kind[] = ['actor', 'dancer', 'comedian', 'presenter', 'stunt', 'capture'];

const WITH_REEL = new Set([
  MARA,
  ...chosen('reels', APPLICANTS, REELS.applicants, ON_CAMERA),
  ...chosen('reels', TALENTS.slice(APPLICANTS.length), REELS.others, ON_CAMERA),
]);
const WITH_RECORDING = new Set([
  MARA,
  ...chosen('recordings', TALENTS, RECORDINGS - 1, ['voice', 'singer']),
]);

function chosen(name: string, talents: readonly Talent[], count: number, kinds: readonly Kind[]) {
  const able = talents.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
  return shuffled(
    name,
    able.filter((key) => key !== MARA),
  ).slice(0, count);
}

/** The one with the showreel, the recordings and the links; most have none. */
export function planPortfolio(talent: Talent, thisYear: number): PlannedItem[] {
  const dice = random(`portfolio ${talent.key}`);
  return [
    ...(WITH_REEL.has(talent.key) ? [reel(talent, thisYear, dice)] : []),
    ...(WITH_RECORDING.has(talent.key) ? [recording(talent, dice)] : []),
    ...links(talent, dice),
  ];
}

const REEL_TITLES: Partial<Record<Kind, readonly string[]>> = {
  dancer: ['Dance reel', 'Choreography and class work', 'Movement reel'],
  stunt: ['Fights and falls', 'Stunt reel', 'Cars, wires, stairs'],
  capture: ['Capture reel', 'Creatures and soldiers'],
  presenter: ['Presenter reel', 'Live links and interviews'],
  comedian: ['Comedy reel', 'Two minutes of being looked at'],
};
const ABOUT_REELS = [
  'Drama first, then the comic scenes. Two minutes on the full version; ask and I will send it.',
  'Cut by Noor at Larkfield. Everything in it is from the last three years.',
  'Short version. The longer one has the dog.',
  'Newest scene first.',
  'Three parts, three hats.',
  null,
  null,
];

function reel(talent: Talent, thisYear: number, dice: Random): PlannedItem {
  const { key, kind } = talent;
  const own = REEL_TITLES[kind];
  const title = own === undefined || key === MARA ? `Showreel ${thisYear}` : dice.pick(own);
  const description =
    key === MARA
      ? 'Slate Quarter, The Quiet Ward and Tin Orchard Sunday. Dry, then very dry, then not.'
      : dice.pick(ABOUT_REELS);
  const visibility = key === MARA || dice.chance(0.8) ? 'public' : 'professionals';
  const creditIndex = planCredits(talent).length > 0 && dice.chance(0.6) ? 0 : null;
  return { kind: 'video', title, description, creditIndex, yearsAgo: 0, visibility };
}

const RECORDING_TITLES = pack('recording titles', [
  'Narration, warm',
  'Character voices',
  'Commercial reel',
  'Sung, unaccompanied',
  'Audiobook sample, two narrators',
  'Ballad, first verse',
  'Animation demo',
  'Promo and trailer',
]);
const TITLES_BY_KEY = new Map(
  TALENTS.filter(({ key }) => WITH_RECORDING.has(key)).map(({ key, kind }) => [
    key,
    RECORDING_TITLES((title) => (kind === 'singer') === /Sung|Ballad/.test(title)) ?? 'Voice reel',
  ]),
);

function recording({ key }: Talent, dice: Random): PlannedItem {
  const isMaras = key === MARA;
  return {
    kind: 'audio',
    title: isMaras ? 'Voice: Agent Carrow, a hum through the wall' : (TITLES_BY_KEY.get(key) ?? ''),
    description: isMaras
      ? 'From Midnight at the Lido. Recorded in one take at Hatstand Radio.'
      : dice.pick(['Recorded at home, unedited.', 'Studio, this spring.', null, null]),
    creditIndex: isMaras ? 3 : null,
    yearsAgo: isMaras ? 2 : Math.floor(dice.next() * 3),
    visibility: isMaras || dice.chance(0.85) ? 'public' : 'professionals',
  };
}

/** Work that is kept elsewhere. */
function links(talent: Talent, dice: Random): PlannedItem[] {
  const credits = planCredits(talent);
  if (talent.kind === 'child' || credits.length === 0) return [];
  const isMaras = talent.key === MARA;
  const count = isMaras ? 2 : dice.chance(LINKED) ? 1 + Math.floor(dice.next() * 2) : 0;
  return credits.slice(0, count).map(({ title, ago }, index) => ({
    kind: 'link',
    title: dice.pick([`Scene from ${title}`, `${title}: trailer`, `${title}: review`]),
    description: dice.pick([
      null,
      null,
      'From the festival’s own page.',
      'Starts at the third minute.',
    ]),
    creditIndex: index,
    yearsAgo: ago,
    visibility: isMaras && index === 1 ? 'professionals' : dice.chance(0.9) ? 'public' : 'private',
  }));
}
