import type { PortraitLook, PortraitShot } from './look.ts';
import { CLOTHES, EYES, HAIR, lightness, mix, SKIN } from './palette.ts';

/** The sheets of paper one portrait is cut from. */
export type Paint = {
  skin: string;
  skinShade: string;
  /** For nose, ears, lids and lines of age. */
  skinLine: string;
  lip: string;
  hair: string;
  hairShade: string;
  hairLight: string;
  beard: string;
  brow: string;
  iris: string;
  otherIris: string;
  pupil: string;
  eyeWhite: string;
  clothes: string;
  clothesLight: string;
  clothesShade: string;
  /** What shows in the opening of a jacket or shirt. */
  under: string;
};

const SHADOW = '#5a2416';
const DARK = '#17110e';
const NATURAL_BROW = '#33231b';

export function paintFor(look: PortraitLook, shot: PortraitShot): Paint {
  const skin = SKIN[look.skin];
  const hair = HAIR[look.hairColor];
  const clothes = CLOTHES[shot.clothes ?? look.clothes];
  const depth = 1 - lightness(skin);
  const skinShade = mix(skin, SHADOW, 0.17 + depth * 0.16);
  const beard = look.hairColor === 'dyed' ? NATURAL_BROW : hair;
  return {
    skin,
    skinShade,
    skinLine: mix(skinShade, depth > 0.6 ? DARK : SHADOW, 0.36),
    lip: mix(skin, depth > 0.55 ? '#8f3336' : '#a8322f', depth > 0.55 ? 0.38 : 0.5),
    hair,
    hairShade: mix(hair, DARK, 0.3),
    hairLight: mix(hair, '#fff1dd', 0.09),
    beard,
    brow: browColor(beard, skin),
    iris: EYES[look.eyeColor],
    otherIris: look.eyeColor === 'heterochromia' ? EYES.brown : EYES[look.eyeColor],
    pupil: DARK,
    eyeWhite: mix(skin, '#fbf6ef', 0.62 - depth * 0.12),
    clothes,
    clothesLight: mix(clothes, '#ffffff', 0.09),
    clothesShade: mix(clothes, '#120f0d', 0.2),
    under: lightness(clothes) > 0.6 ? CLOTHES.slate : CLOTHES.cream,
  };
}

/** Brows keep to the hair's colour but must stand out from the skin. */
function browColor(hair: string, skin: string): string {
  const brow = mix(hair, DARK, lightness(hair) > 0.7 ? 0.3 : 0.22);
  const contrast = Math.abs(lightness(brow) - lightness(skin));
  if (contrast > 0.16) return brow;
  return mix(brow, DARK, lightness(skin) < 0.35 ? 0.75 : 0.5);
}
