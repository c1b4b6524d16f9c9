import type { PHOTO_TAGS } from '@callboard/contract/gallery-photos';
import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { lookOf } from '../people/look-of.ts';
import type { Talent } from '../people/talent.ts';
import { NECKLINES, type PortraitLook, type PortraitShot } from '../portraits/look.ts';
import { BACKDROPS, type Backdrop, CLOTHES, type ClothesColor } from '../portraits/palette.ts';
import { type Random, random } from '../portraits/random.ts';
import { shuffled } from '../profiles/deal.ts';
import { CAPTIONS, type ShotKind } from './captions.ts';

export type PlannedPhoto = {
  /** Names the photo, with its talent. */
  name: string;
  shot: PortraitShot;
  caption: string | null;
  takenDaysAgo: number;
  tags: (typeof PHOTO_TAGS)[number][];
  visibility: (typeof ITEM_VISIBILITIES)[number];
};

const TAGS: Record<ShotKind, PlannedPhoto['tags']> = {
  headshot: ['headshot', 'current_look'],
  smile: ['headshot'],
  threeQuarter: ['headshot'],
  close: ['headshot'],
  monochrome: [],
  character: ['character'],
  full: ['full_length'],
};

/** A gallery of two to five, the profile photo first. */
export function planGallery(talent: Talent): PlannedPhoto[] {
  const dice = random(`gallery ${talent.key}`);
  const look = lookOf(talent);
  const kinds: ShotKind[] = ['headshot', ...othersFor(talent, dice)];
  const backdrops = shuffled(`walls ${talent.key}`, otherBackdrops(look));
  const clothes = shuffled(`clothes ${talent.key}`, otherClothes(look));
  let daysAgo = 10 + Math.floor(dice.next() * 200);
  return kinds.map((kind, index) => {
    const takenDaysAgo = daysAgo;
    daysAgo += Math.floor(dice.next() * 160);
    return {
      name: `${index}`,
      shot: shotOf(kind, { dice, talent, backdrop: backdrops[index], clothes: clothes[index] }),
      caption: dice.chance(0.45) ? dice.pick<string>(CAPTIONS[kind]) : null,
      takenDaysAgo,
      tags: TAGS[kind],
      visibility: visibilityOf(talent, index, dice),
    };
  });
}

const MARAS: readonly ShotKind[] = ['threeQuarter', 'monochrome', 'character', 'full'];

function othersFor({ key, kind }: Talent, dice: Random): readonly ShotKind[] {
  if (key === 'mara-okonjo-lyle') return MARAS;
  if (kind === 'crew') return dice.chance(0.4) ? ['smile'] : [];
  const wanted: ShotKind[] = ['threeQuarter', 'smile', 'character', 'close', 'monochrome'];
  const standing = kind === 'actor' || kind === 'voice' || kind === 'child' ? 0.3 : 0.75;
  const count = 1 + Math.floor(dice.next() * 2.4);
  const others = shuffled(`shots ${key}`, wanted).slice(0, count);
  return dice.chance(standing) ? [...others, 'full'] : others;
}

type Set = { dice: Random; talent: Talent; backdrop?: Backdrop; clothes?: ClothesColor };

function shotOf(kind: ShotKind, { dice, talent, backdrop, clothes }: Set): PortraitShot {
  const changed = {
    backdrop,
    clothes,
    neckline: talent.kind === 'child' ? 'crew' : dice.pick(NECKLINES),
  } as const;
  switch (kind) {
    case 'headshot':
      return { expression: dice.chance(0.45) ? 'smile' : 'calm' };
    case 'smile':
      return { expression: 'smile', ...changed };
    case 'threeQuarter':
      return { framing: 'three-quarter', ...changed };
    case 'close':
      return { framing: 'close', backdrop };
    case 'monochrome':
      return { framing: dice.pick(['close', 'three-quarter', 'headshot']), isMonochrome: true };
    case 'character':
      return {
        framing: 'three-quarter',
        ...changed,
        neckline: dice.pick(['jacket', 'shirt', 'roll-neck']),
      };
    case 'full':
      return { framing: 'full', ...changed };
  }
}

/** The first is what the profile shows; of the others a few are not for everyone. */
function visibilityOf({ kind }: Talent, index: number, dice: Random): PlannedPhoto['visibility'] {
  if (kind === 'child') return 'professionals';
  if (index === 0 || dice.chance(0.85)) return 'public';
  return dice.chance(0.8) ? 'professionals' : 'private';
}

function otherBackdrops(look: PortraitLook): Backdrop[] {
  return (Object.keys(BACKDROPS) as Backdrop[]).filter((name) => name !== look.backdrop);
}

function otherClothes(look: PortraitLook): ClothesColor[] {
  return (Object.keys(CLOTHES) as ClothesColor[]).filter((name) => name !== look.clothes);
}
