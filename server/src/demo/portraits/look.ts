/** The vocabulary of a demo portrait. Ids of hair, eyes and facial hair are those of the reference lists. */
import type { Backdrop, ClothesColor, EyeColor, HairColor, SkinTone } from './palette.ts';

export const HAIR_LENGTHS = [
  'bald',
  'shaved',
  'short',
  'chin',
  'shoulder',
  'long',
  'very-long',
] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];

export const HAIR_STYLES = [
  'straight',
  'wavy',
  'curly',
  'coily',
  'afro',
  'braids',
  'locs',
  'cornrows',
  'twists',
  'fade',
  'mohawk',
  'receding',
  'wig-friendly',
  'bun',
  'ponytail',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export const FACIAL_HAIR = [
  'none',
  'stubble',
  'moustache',
  'goatee',
  'short-beard',
  'full-beard',
  'can-grow',
] as const;
export type FacialHair = (typeof FACIAL_HAIR)[number];

export const AGES = ['child', 'young', 'adult', 'middle', 'senior'] as const;
export type Age = (typeof AGES)[number];

export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'long'] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];

export const PARTINGS = ['centre', 'left', 'right', 'fringe'] as const;
type Parting = (typeof PARTINGS)[number];

export const NECKLINES = ['crew', 'v-neck', 'scoop', 'shirt', 'roll-neck', 'jacket'] as const;
export type Neckline = (typeof NECKLINES)[number];

export const PRESENTATIONS = ['feminine', 'masculine', 'neutral'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

type Glasses = 'none' | 'round' | 'square';
type Headwear = 'none' | 'hijab' | 'headwrap' | 'turban';

/** Everything that makes a person that person, and what they wear unless a shot says otherwise. */
export type PortraitLook = {
  skin: SkinTone;
  hairColor: HairColor;
  hairLength: HairLength;
  hairStyle: HairStyle;
  parting: Parting;
  facialHair: FacialHair;
  age: Age;
  faceShape: FaceShape;
  presentation: Presentation;
  eyeColor: EyeColor;
  glasses: Glasses;
  headwear: Headwear;
  headwearColor: ClothesColor;
  hasFreckles: boolean;
  hasEarrings: boolean;
  /** Which way the person likes to turn. */
  goodSide: 'left' | 'right';
  clothes: ClothesColor;
  neckline: Neckline;
  backdrop: Backdrop;
};

/** One photo of a person: how it is framed, and what differs from their usual clothes and studio. */
export type PortraitShot = {
  framing?: 'headshot' | 'close' | 'three-quarter' | 'full';
  expression?: 'calm' | 'smile';
  clothes?: ClothesColor;
  neckline?: Neckline;
  backdrop?: Backdrop;
  isMonochrome?: boolean;
};
