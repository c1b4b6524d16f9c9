import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import type { PORTFOLIO_KINDS } from '@callboard/contract/portfolio-items';
import type {
  ACCENT_LEVELS,
  CREDIT_CATEGORIES,
  DRIVING_LICENCES,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
} from '@callboard/contract/professional-info';
import type {
  GENDERS,
  PROFILE_VISIBILITIES,
  SELF_DECLARED,
} from '@callboard/contract/talent-profiles';

/** Types alone come from the contract here: pages that only show words do without its schemas. */
export type WordsFor<Values extends readonly string[]> = Record<Values[number], string>;

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
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native',
  good: 'Good',
  strong: 'Strong',
  intermediate: 'Intermediate',
  highly_skilled: 'Highly skilled',
  professional: 'Professional',
};

export const LICENCE_WORDS: WordsFor<typeof DRIVING_LICENCES> = {
  car: 'Car',
  manual: 'Manual',
  motorcycle: 'Motorcycle',
  heavy_vehicle: 'Heavy vehicle',
};

export const GENDER_WORDS: WordsFor<typeof GENDERS> = {
  woman: 'Woman',
  man: 'Man',
  non_binary: 'Non-binary',
  genderfluid: 'Genderfluid',
  self_described: 'Self-described',
};

export const SELF_DECLARED_WORDS: WordsFor<typeof SELF_DECLARED> = {
  deaf: 'Deaf',
  disabled: 'Disabled',
  neurodivergent: 'Neurodivergent',
};

export const KIND_WORDS: WordsFor<typeof PORTFOLIO_KINDS> = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  link: 'Link',
};

/** Who sees a profile, or a photo or piece of work in it. */
export const VISIBILITY_WORDS: WordsFor<typeof PROFILE_VISIBILITIES | typeof ITEM_VISIBILITIES> = {
  public: 'Everyone',
  professionals: 'Professionals only',
  hidden: 'Nobody new',
  private: 'Private',
};

/** Values in their order, as a control shows them. */
export function wordOptions<Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: words[value] }));
}
