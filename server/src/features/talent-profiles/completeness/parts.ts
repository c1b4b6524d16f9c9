import type { TraitsForm } from '@callboard/contract/professional-traits';
import type { Completeness } from '@callboard/contract/talent-profiles';
import type { Talent } from '../find-talent.ts';

/** A list of which only the length matters. */
type Counted = { length: number };

/** As much of a profile as tells whether it is complete. */
export type WholeProfile = {
  talent: Pick<
    Talent,
    | 'photoKey'
    | 'categoryIds'
    | 'headline'
    | 'bio'
    | 'playingAgeMin'
    | 'playingAgeMax'
    | 'gender'
    | 'city'
  >;
  traits: Pick<TraitsForm, 'heightCm' | 'hairColorId' | 'eyeColorId'>;
  info: { credits: Counted; training: Counted; languages: Counted; skills: Counted };
  availability: Counted;
  galleryPhotos: number;
  hasReel: boolean;
};

type Missing = Completeness['missing'][number];
type Part = Missing & {
  /** What it counts, beside the others that the talent needs. */
  weight: number;
  /** How someone looks; nobody asks that of crew. */
  isLook?: true;
  isThere: (profile: WholeProfile) => boolean;
};

const SKILLS_WANTED = 3;
const PHOTOS_WANTED = 2;

/**
 * What makes a profile complete. Weights follow what a casting director looks at first: the face,
 * then who one could play and where, then what one has done.
 */
const PARTS: readonly Part[] = [
  {
    field: 'photoUrl',
    label: 'A profile photo',
    section: 'media',
    weight: 20,
    isLook: true,
    isThere: ({ talent }) => talent.photoKey !== null,
  },
  {
    field: 'categoryIds',
    label: 'What you do',
    section: 'about',
    weight: 10,
    isThere: ({ talent }) => talent.categoryIds.length > 0,
  },
  {
    field: 'headline',
    label: 'A headline',
    section: 'about',
    weight: 5,
    isThere: ({ talent }) => talent.headline !== null,
  },
  {
    field: 'bio',
    label: 'A few words about you',
    section: 'about',
    weight: 5,
    isThere: ({ talent }) => talent.bio !== null,
  },
  {
    field: 'playingAgeMin',
    label: 'Your playing age',
    section: 'about',
    weight: 10,
    isLook: true,
    isThere: ({ talent }) => talent.playingAgeMin !== null && talent.playingAgeMax !== null,
  },
  {
    field: 'gender',
    label: 'Your gender',
    section: 'about',
    weight: 5,
    isLook: true,
    isThere: ({ talent }) => talent.gender !== null,
  },
  {
    field: 'city',
    label: 'Your city',
    section: 'about',
    weight: 10,
    isThere: ({ talent }) => talent.city !== null,
  },
  {
    field: 'heightCm',
    label: 'Your height',
    section: 'traits',
    weight: 5,
    isLook: true,
    isThere: ({ traits }) => traits.heightCm !== null,
  },
  {
    field: 'hairColorId',
    label: 'Your hair and eye colour',
    section: 'traits',
    weight: 5,
    isLook: true,
    isThere: ({ traits }) => traits.hairColorId !== null && traits.eyeColorId !== null,
  },
  {
    field: 'credits',
    label: 'A credit or training',
    section: 'credits',
    weight: 10,
    isThere: ({ info }) => info.credits.length > 0 || info.training.length > 0,
  },
  {
    field: 'languages',
    label: 'A language you speak',
    section: 'skills',
    weight: 5,
    isThere: ({ info }) => info.languages.length > 0,
  },
  {
    field: 'skills',
    label: 'Three skills',
    section: 'skills',
    weight: 5,
    isThere: ({ info }) => info.skills.length >= SKILLS_WANTED,
  },
  {
    field: 'availability',
    label: 'When you are free',
    section: 'availability',
    weight: 5,
    isThere: ({ availability }) => availability.length > 0,
  },
  {
    field: 'gallery',
    label: 'Two more photos',
    section: 'media',
    weight: 5,
    isLook: true,
    isThere: ({ galleryPhotos }) => galleryPhotos >= PHOTOS_WANTED,
  },
  {
    field: 'showreel',
    label: 'A showreel or a clip',
    section: 'media',
    weight: 5,
    isThere: ({ hasReel }) => hasReel,
  },
];

/** How much of what this talent needs is there, and what is not. */
export function completenessOf(profile: WholeProfile): Completeness {
  const parts = partsFor(profile);
  const missing = parts.filter(({ isThere }) => !isThere(profile));
  const weigh = (some: typeof parts) => some.reduce((sum, { weight }) => sum + weight, 0);
  const percent = Math.floor(100 - (100 * weigh(missing)) / weigh(parts));
  return {
    percent,
    missing: missing.map(({ field, label, section }) => ({ field, label, section })),
  };
}

function partsFor({ talent }: WholeProfile): readonly Part[] {
  const isCrewOnly =
    talent.categoryIds.length > 0 && talent.categoryIds.every((id) => id === 'crew');
  return isCrewOnly ? PARTS.filter(({ isLook }) => !isLook) : PARTS;
}
