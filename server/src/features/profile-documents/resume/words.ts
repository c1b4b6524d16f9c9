import type { CREDIT_CATEGORIES, DRIVING_LICENCES } from '@callboard/contract/professional-info';
import type { REPRESENTATION_FIELDS } from '@callboard/contract/representation';

/** Words that differ by the reader's country. */
export type Words = {
  kind: 'Résumé' | 'CV';
  playingAge: string;
  locale: 'en-US' | 'en-GB';
};

const AMERICAN: Words = { kind: 'Résumé', playingAge: 'Age range', locale: 'en-US' };
const BRITISH: Words = { kind: 'CV', playingAge: 'Playing age', locale: 'en-GB' };
const LETTER_COUNTRIES = ['us', 'ca'];

export function wordsOf(countryId: string | null | undefined): Words {
  return countryId === 'us' ? AMERICAN : BRITISH;
}

export function paperOf(countryId: string | null | undefined): 'A4' | 'LETTER' {
  return LETTER_COUNTRIES.includes(countryId ?? '') ? 'LETTER' : 'A4';
}

export const CATEGORY_WORDS: Record<(typeof CREDIT_CATEGORIES)[number], string> = {
  film: 'Film',
  television: 'Television',
  theatre: 'Theatre',
  commercial: 'Commercial',
  voice: 'Voice',
  game: 'Games',
  music_video: 'Music video',
  other: 'Other work',
};

export const FIELD_WORDS: Record<(typeof REPRESENTATION_FIELDS)[number], string> = {
  film_and_tv: 'Film and TV',
  commercial: 'Commercial',
  theatre: 'Theatre',
  voice: 'Voice',
  modelling: 'Modelling',
  all: 'All fields',
};

export const LICENCE_WORDS: Record<(typeof DRIVING_LICENCES)[number], string> = {
  car: 'car',
  manual: 'manual',
  motorcycle: 'motorcycle',
  heavy_vehicle: 'heavy vehicle',
};
