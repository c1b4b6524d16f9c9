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

/** `Black, long, wavy` of what is there; nothing where nothing is. */
export function phrase(parts: readonly (string | null | undefined)[]): string | undefined {
  const words = parts.filter((part) => part != null && part !== '').join(', ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}
