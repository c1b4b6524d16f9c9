import type { REPRESENTATION_FIELDS } from '@callboard/contract/representation';
import type { GENDERS } from '@callboard/contract/talent-profiles';
import type { WordsFor } from '../../lib/talent/profile-words.ts';

/** Whom someone plays. */
export const PLAYED_WORDS: WordsFor<typeof GENDERS> = {
  woman: 'women',
  man: 'men',
  non_binary: 'non-binary',
  genderfluid: 'genderfluid',
  self_described: 'self-described',
};

export const FIELD_WORDS: WordsFor<typeof REPRESENTATION_FIELDS> = {
  film_and_tv: 'Film and TV',
  commercial: 'Commercial',
  theatre: 'Theatre',
  voice: 'Voice',
  modelling: 'Modelling',
  all: 'All fields',
};

/** `Black, long, wavy` of what is there; nothing where nothing is. */
export function phrase(parts: readonly (string | null | undefined)[]): string | undefined {
  const words = parts.filter((part) => part != null && part !== '').join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
