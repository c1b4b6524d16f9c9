import type { PortfolioKind } from '@callboard/contract/portfolio-items';
import type {
  ACCENT_LEVELS,
  CREDIT_CATEGORIES,
  DRIVING_LICENCES,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import type { REPRESENTATION_FIELDS } from '@callboard/contract/representation';
import type { GENDERS, SELF_DECLARED } from '@callboard/contract/talent-profiles';

type WordsFor<Values extends readonly string[]> = Record<Values[number], string>;

/** What the same thing is called on either side of the Atlantic. */
export function tradeWords(countryId: string | null | undefined) {
  return countryId === 'us'
    ? { playingAge: 'Age range', resume: 'résumé' }
    : { playingAge: 'Playing age', resume: 'CV' };
}

export const CREDIT_WORDS: WordsFor<typeof CREDIT_CATEGORIES> = {
  film: 'Film',
  television: 'Television',
  theatre: 'Theatre',
  commercial: 'Commercial',
  voice: 'Voice',
  game: 'Game',
  music_video: 'Music video',
  other: 'Other',
};

export const LEVEL_WORDS: WordsFor<
  typeof LANGUAGE_LEVELS | typeof ACCENT_LEVELS | typeof SKILL_LEVELS
> = {
  basic: 'basic',
  conversational: 'conversational',
  fluent: 'fluent',
  native: 'native',
  good: 'good',
  strong: 'strong',
  intermediate: 'intermediate',
  highly_skilled: 'highly skilled',
  professional: 'professional',
};

export const LICENCE_WORDS: WordsFor<typeof DRIVING_LICENCES> = {
  car: 'car',
  manual: 'manual',
  motorcycle: 'motorcycle',
  heavy_vehicle: 'heavy vehicle',
};

export const GENDER_WORDS: WordsFor<typeof GENDERS> = {
  woman: 'women',
  man: 'men',
  non_binary: 'non-binary',
  genderfluid: 'genderfluid',
  self_described: 'self-described',
};

export const SELF_DECLARED_WORDS: WordsFor<typeof SELF_DECLARED> = {
  deaf: 'deaf',
  disabled: 'disabled',
  neurodivergent: 'neurodivergent',
};

export const FIELD_WORDS: WordsFor<typeof REPRESENTATION_FIELDS> = {
  film_and_tv: 'Film and TV',
  commercial: 'Commercial',
  theatre: 'Theatre',
  voice: 'Voice',
  modelling: 'Modelling',
  all: 'All fields',
};

export const KIND_WORDS: Record<PortfolioKind, string> = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  link: 'Link',
};

/** `Black, long, wavy` of what is there; nothing where nothing is. */
export function phrase(parts: readonly (string | null | undefined)[]): string | undefined {
  const words = parts.filter((part) => part != null && part !== '').join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
