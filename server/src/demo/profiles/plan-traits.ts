import { groupOf } from '../people/heritage.ts';
import { lookOf } from '../people/look-of.ts';
import type { Talent } from '../people/talent.ts';
import type { HairStyle, PortraitLook } from '../portraits/look.ts';
import { type Random, random } from '../portraits/random.ts';

/** How tall at each age of a child; grown by gender. */
const CHILD_CM = [50, 76, 88, 96, 103, 110, 116, 122, 128, 134, 139, 144, 150];
const GROWN_CM = { f: 165, m: 178, n: 171 };
const SPREAD_CM = 17;

const BODIES = {
  f: [
    'petite',
    'slim',
    'slim',
    'average',
    'average',
    'athletic',
    'curvy',
    'full-figured',
    'plus-size',
  ],
  m: ['slim', 'lean', 'average', 'average', 'athletic', 'muscular', 'broad', 'stocky'],
  n: ['slim', 'lean', 'average', 'athletic'],
} as const;
/** Body mass over height squared, roughly. */
const BUILD: Record<string, number> = {
  petite: 19.5,
  slim: 20.5,
  lean: 21.5,
  average: 23.5,
  athletic: 23,
  muscular: 26,
  broad: 27,
  stocky: 28,
  curvy: 26,
  'full-figured': 29,
  'plus-size': 33,
};

const TATTOOS = [
  'Small swallow on left wrist, covers easily',
  'Line drawing on right forearm',
  'Script along the ribs',
  'Half sleeve, left arm',
  'One on the ankle from a very good weekend',
  'Fern on the left shoulder blade',
  'Two small stars behind the ear',
  'Compass on the right calf',
  'Full back piece, nothing above the collar',
  'Date in Roman numerals, inner arm',
];
const PIERCINGS = ['Ears', 'Ears, two each', 'Nose stud, removable', 'Ears and left eyebrow'];
const SCARS = [
  'Thin scar through left eyebrow',
  'Appendix',
  'Old burn on right hand',
  'Knee, surgical',
];

/** Mara stands as the designs show her. */
const KNOWN_CM: Record<string, number> = {
  'mara-okonjo-lyle': 171,
  'leilani-grove': 160,
  'gia-marchetti': 158,
};

/** What the portrait shows, in the words of the lists, and measures to go with it. Crew say nothing. */
export function planTraits(talent: Talent) {
  if (talent.kind === 'crew') return undefined;
  const dice = random(`traits ${talent.key}`);
  const look = lookOf(talent);
  const isChild = talent.kind === 'child';
  const heightCm = KNOWN_CM[talent.key] ?? heightFor(talent, dice);
  const bodyTypeId = isChild ? 'average' : bodyFor(talent, heightCm, dice);
  const bmi = isChild ? 16 : (BUILD[bodyTypeId] ?? 23);
  const may = (chance: number, choices: readonly string[]) =>
    !isChild && dice.chance(chance) ? dice.pick(choices) : null;
  return {
    heightCm,
    weightKg: dice.chance(0.75) ? Math.round(bmi * (heightCm / 100) ** 2) : null,
    bodyTypeId,
    ethnicityIds: ethnicitiesOf(talent, dice),
    eyeColorId: look.eyeColor,
    ...hairOf(look),
    facialHairId: talent.gender === 'f' || isChild ? null : look.facialHair,
    tattoos: may(0.16, TATTOOS),
    piercings: may(
      look.hasEarrings ? 0.9 : 0.08,
      look.hasEarrings ? PIERCINGS.slice(0, 2) : PIERCINGS,
    ),
    scars: may(0.08, SCARS),
    ...measuresFor(talent, heightCm, bmi, dice),
  };
}

function heightFor({ age, gender, kind }: Talent, dice: Random): number {
  const average = age < CHILD_CM.length ? (CHILD_CM[age] ?? 130) : GROWN_CM[gender];
  const spread = kind === 'child' ? 6 : SPREAD_CM;
  const tall = kind === 'model' ? 8 : 0;
  // Twice the dice: most people are near the middle.
  return Math.round(average + tall + (dice.next() + dice.next() - 1) * spread);
}

function bodyFor({ kind, gender }: Talent, height: number, dice: Random): string {
  if (kind === 'dancer' || kind === 'stunt' || kind === 'capture')
    return dice.pick(['athletic', 'athletic', 'lean', gender === 'm' ? 'muscular' : 'slim']);
  if (kind === 'model') return dice.pick(['slim', 'lean', 'athletic']);
  const body = dice.pick<string>(BODIES[gender]);
  return body === 'petite' && height > 162 ? 'slim' : body;
}

/** Some would rather not say, and some say nothing. */
function ethnicitiesOf({ heritage, key }: Talent, dice: Random): string[] {
  if (key !== 'mara-okonjo-lyle' && dice.chance(0.1))
    return dice.chance(0.3) ? ['prefer-not-to-say'] : [];
  const own = [...new Set(heritage.map((one) => groupOf(one).ethnicityId))];
  return own.length > 1 ? [...own, 'mixed'] : own;
}

/** A bun or a ponytail is a way to wear it, not what it is. */
const TEXTURE: Partial<Record<HairStyle, string>> = { bun: 'straight', ponytail: 'straight' };

function hairOf({ hairColor, hairLength, hairStyle }: PortraitLook) {
  const isBald = hairLength === 'bald';
  return {
    hairColorId: isBald ? 'bald' : hairColor,
    hairLengthId: hairLength,
    hairStyleId: isBald || hairLength === 'shaved' ? null : (TEXTURE[hairStyle] ?? hairStyle),
  };
}

function measuresFor({ gender, kind }: Talent, height: number, bmi: number, dice: Random) {
  const none = {
    chestCm: null,
    waistCm: null,
    hipsCm: null,
    inseamCm: null,
    neckCm: null,
    shoeSizeEu: null,
    clothingSize: null,
  };
  const isMeasured = kind === 'model' || kind === 'background' || dice.chance(0.7);
  if (!isMeasured) return none;
  if (kind === 'child') {
    return { ...none, shoeSizeEu: Math.round(height / 4.1), clothingSize: `${height} cm` };
  }
  const isMan = gender === 'm';
  return {
    chestCm: Math.round(height * 0.32 + bmi * 1.75 + (isMan ? 2 : 0)),
    waistCm: Math.round(height * 0.14 + bmi * 2.3 + (isMan ? 4 : -4)),
    hipsCm: Math.round(height * 0.26 + bmi * 2.2 + (isMan ? -2 : 4)),
    inseamCm: Math.round(height * 0.455),
    neckCm: isMan ? Math.round(20 + bmi * 0.8) : null,
    shoeSizeEu: Math.round((height * (isMan ? 0.245 : 0.233) + (dice.next() - 0.5) * 2) * 2) / 2,
    clothingSize: isMan ? manSize(bmi) : womanSize(bmi),
  };
}

function manSize(bmi: number): string {
  return bmi < 21 ? 'S' : bmi < 24 ? 'M' : bmi < 27.5 ? 'L' : 'XL';
}

function womanSize(bmi: number): string {
  return `UK ${Math.max(6, Math.round((bmi - 15.5) / 1.05 / 2) * 2 + 4)}`;
}
