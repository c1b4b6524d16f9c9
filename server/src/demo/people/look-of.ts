import type { Age, HairStyle, PortraitLook } from '../portraits/look.ts';
import { lookFor } from '../portraits/look-for.ts';
import { SKIN, type SkinTone } from '../portraits/palette.ts';
import { type Random, random } from '../portraits/random.ts';
import { type Group, groupOf } from './heritage.ts';
import type { Talent } from './talent.ts';

const PRESENTATIONS = { f: 'feminine', m: 'masculine', n: 'neutral' } as const;
/** Hair keeps its colour until then. */
const GREYING = 0.3;

/** How a talent looks, in their portraits and in what their profile says of it. */
export function lookOf(talent: Talent): PortraitLook {
  const dice = random(`look ${talent.key}`);
  const groups = talent.heritage.map(groupOf);
  const age = ageOf(talent);
  return lookFor(`${talent.firstName} ${talent.lastName}`, {
    age,
    presentation: PRESENTATIONS[talent.gender],
    skin: skinFor(dice, groups),
    ...hairFor(dice, groups, age, talent.gender),
    ...KNOWN[talent.key],
  });
}

function ageOf({ age }: Talent): Age {
  if (age < 13) return 'child';
  if (age < 28) return 'young';
  if (age < 44) return 'adult';
  return age < 61 ? 'middle' : 'senior';
}

const TONES = Object.keys(SKIN) as SkinTone[];

/** Of two families somewhere between. */
function skinFor(dice: Random, groups: readonly Group[]): SkinTone {
  const depths = groups.map(({ skins }) => TONES.indexOf(dice.pick(skins)));
  const between = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  return TONES[Math.round(between)] ?? 'beige';
}

/** What the families say of the hair; where they say nothing, the skin does. */
function hairFor(dice: Random, groups: readonly Group[], age: Age, gender: Talent['gender']) {
  const colors = groups.flatMap(({ hair }) => hair ?? []);
  const styles = stylesOf(groups);
  const isGreying = age === 'senior' || (age === 'middle' && dice.chance(GREYING));
  const cuts: readonly HairStyle[] = gender === 'm' ? [...styles, 'fade'] : styles;
  return {
    ...(colors.length > 0 && !isGreying && { hairColor: dice.pick(colors) }),
    ...(styles.length > 0 && { hairStyle: dice.pick(cuts) }),
  };
}

/** Of two families the curls win. */
function stylesOf(groups: readonly Group[]): readonly HairStyle[] {
  const isMixed = groups.length > 1;
  if (isMixed && groups.some(({ ethnicityId }) => CURLS.has(ethnicityId))) return MIXED_CURLS;
  return isMixed ? [] : groups.flatMap(({ styles }) => styles ?? []);
}

const CURLS = new Set(['black-african', 'black-caribbean', 'african-american']);
const MIXED_CURLS: readonly HairStyle[] = ['curly', 'curly', 'coily', 'twists', 'braids'];

/** Those of whom more is known than the dice can tell. */
const KNOWN: Record<string, Partial<PortraitLook>> = {
  'mara-okonjo-lyle': {
    age: 'adult',
    presentation: 'feminine',
    skin: 'brown',
    hairColor: 'black',
    hairLength: 'shoulder',
    hairStyle: 'curly',
    glasses: 'none',
    clothes: 'oxblood',
    backdrop: 'sand',
  },
  'desmond-achterberg': {
    hairColor: 'white',
    hairLength: 'short',
    hairStyle: 'receding',
    facialHair: 'short-beard',
    glasses: 'none',
    clothes: 'navy',
  },
  'rosemary-tansley': { hairColor: 'white', hairLength: 'chin', glasses: 'none' },
  'jaswinder-sohal': { headwear: 'turban', facialHair: 'full-beard' },
  'vikramjit-ahluwalia': { headwear: 'turban', facialHair: 'full-beard', hairColor: 'white' },
  'safiya-warsame': { headwear: 'hijab', hairLength: 'long' },
  'yusra-qadir': { headwear: 'hijab', hairLength: 'long' },
  'zainab-garba-musa': { headwear: 'hijab', hairLength: 'long' },
  'temilade-bankole': { headwear: 'headwrap' },
  'thandeka-mokoena': { headwear: 'headwrap' },
};
