import type { Age, FacialHair, HairLength, HairStyle, PortraitLook, Presentation } from './look.ts';
import { AGES, FACE_SHAPES, NECKLINES, PARTINGS, PRESENTATIONS } from './look.ts';
import type { Backdrop, ClothesColor, EyeColor, HairColor, SkinTone } from './palette.ts';
import { BACKDROPS, CLOTHES, SKIN } from './palette.ts';
import { type Random, random } from './random.ts';

/** A person for a seed: whatever `traits` leave open is filled in so that it goes together. */
export function lookFor(seed: string, traits: Partial<PortraitLook> = {}): PortraitLook {
  const dice = random(seed);
  const age = traits.age ?? dice.pick<Age>([...AGES, 'young', 'adult', 'adult']);
  const presentation = traits.presentation ?? dice.pick(PRESENTATIONS);
  const skin = traits.skin ?? dice.pick(Object.keys(SKIN) as SkinTone[]);
  const range = RANGES[skin];
  const clothes = traits.clothes ?? dice.pick(Object.keys(CLOTHES) as ClothesColor[]);
  const hairLength = traits.hairLength ?? dice.pick(lengthsFor(presentation, age));
  return {
    skin,
    age,
    presentation,
    clothes,
    hairLength,
    hairColor: hairColorFor(dice, age, range),
    hairStyle: dice.pick(stylesFor(range, hairLength, presentation)),
    parting: dice.pick(PARTINGS),
    facialHair: facialHairFor(dice, presentation, age),
    faceShape: dice.pick(FACE_SHAPES),
    eyeColor: dice.pick(range.eyes),
    glasses: dice.chance(GLASSES_CHANCE[age]) ? dice.pick(['round', 'square']) : 'none',
    headwear: 'none',
    headwearColor: dice.pick((Object.keys(CLOTHES) as ClothesColor[]).filter((c) => c !== clothes)),
    hasFreckles: range === FAIR && dice.chance(0.18),
    hasEarrings: age !== 'child' && presentation === 'feminine' && dice.chance(0.4),
    goodSide: dice.pick(['left', 'right']),
    neckline: dice.pick(age === 'child' ? CHILD_NECKLINES : NECKLINES),
    backdrop: dice.pick(Object.keys(BACKDROPS) as Backdrop[]),
    ...traits,
  };
}

/** Hair and eyes that are likely together. */
type Range = {
  hair: readonly HairColor[];
  eyes: readonly EyeColor[];
  textures: readonly HairStyle[];
};

const FAIR: Range = {
  hair: [
    'dark-brown',
    'medium-brown',
    'light-brown',
    'auburn',
    'red',
    'strawberry-blonde',
    'dark-blonde',
    'light-blonde',
    'black',
  ],
  eyes: ['blue', 'green', 'grey', 'hazel', 'brown', 'blue-green'],
  textures: ['straight', 'straight', 'wavy', 'wavy', 'curly'],
};
const MEDIUM: Range = {
  hair: ['black', 'black', 'dark-brown', 'dark-brown', 'medium-brown'],
  eyes: ['brown', 'dark-brown', 'hazel', 'amber'],
  textures: ['straight', 'straight', 'wavy', 'wavy', 'curly'],
};
const DEEP: Range = {
  hair: ['black', 'black', 'dark-brown'],
  eyes: ['dark-brown', 'brown', 'black'],
  textures: ['coily', 'afro', 'braids', 'locs', 'twists', 'cornrows', 'curly'],
};

const RANGES: Record<SkinTone, Range> = {
  porcelain: FAIR,
  fair: FAIR,
  rose: FAIR,
  beige: MEDIUM,
  olive: MEDIUM,
  honey: MEDIUM,
  tan: MEDIUM,
  bronze: DEEP,
  umber: DEEP,
  brown: DEEP,
  espresso: DEEP,
};

const GLASSES_CHANCE: Record<Age, number> = {
  child: 0.1,
  young: 0.14,
  adult: 0.16,
  middle: 0.26,
  senior: 0.4,
};
const CHILD_NECKLINES = ['crew', 'shirt', 'scoop'] as const;

function lengthsFor(presentation: Presentation, age: Age): readonly HairLength[] {
  if (presentation === 'feminine')
    return ['short', 'chin', 'shoulder', 'shoulder', 'long', 'very-long'];
  if (presentation === 'neutral') return ['short', 'short', 'chin', 'shoulder', 'shaved'];
  if (age === 'child' || age === 'young') return ['short', 'short', 'short', 'chin'];
  return ['short', 'short', 'short', 'shaved', 'bald'];
}

function stylesFor(
  range: Range,
  length: HairLength,
  presentation: Presentation,
): readonly HairStyle[] {
  if (length === 'short' && presentation === 'masculine') return [...range.textures, 'fade'];
  if (length === 'shoulder' || length === 'long') return [...range.textures, 'bun', 'ponytail'];
  return range.textures;
}

function hairColorFor(dice: Random, age: Age, range: Range): HairColor {
  if (age === 'senior') return dice.pick(['grey', 'white', 'salt-and-pepper']);
  if (age === 'middle' && dice.chance(0.35)) return dice.pick(['salt-and-pepper', 'grey']);
  if (age === 'young' && dice.chance(0.06)) return 'dyed';
  return dice.pick(range.hair);
}

function facialHairFor(dice: Random, presentation: Presentation, age: Age): FacialHair {
  if (presentation !== 'masculine' || age === 'child') return 'none';
  if (age === 'young') return dice.pick(['none', 'none', 'stubble', 'moustache']);
  return dice.pick(['none', 'none', 'stubble', 'moustache', 'goatee', 'short-beard', 'full-beard']);
}
