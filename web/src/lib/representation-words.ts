import type {
  REPRESENTATION_FIELDS,
  REPRESENTATION_KINDS,
  RepresentationTerms,
  SUBMITTERS,
} from '@callboard/contract/representation';
import type { WordsFor } from './talent/profile-words.ts';

/** What two sides agree on, in words. Types alone come from the contract here. */

export const FIELD_WORDS: WordsFor<typeof REPRESENTATION_FIELDS> = {
  film_and_tv: 'Film and TV',
  commercial: 'Commercial',
  theatre: 'Theatre',
  voice: 'Voice',
  modelling: 'Modelling',
  all: 'All fields',
};

export const KIND_WORDS: WordsFor<typeof REPRESENTATION_KINDS> = {
  agent: 'Agent',
  manager: 'Manager',
};

/** From the agency's side: who may put the talent up for a role. */
export const SUBMITTER_WORDS: WordsFor<typeof SUBMITTERS> = {
  agent: 'The agency only',
  talent: 'The talent only',
  both: 'Agency and talent',
};

/** `Film and TV · United Kingdom`: which one it is, among several of one talent. */
export function scopeInWords({
  field,
  territory,
}: Pick<RepresentationTerms, 'field' | 'territory'>) {
  return `${FIELD_WORDS[field]} · ${territory}`;
}

/** `Agent · exclusive · Agency and talent submit` */
export function termsInWords({ kind, isExclusive, submitter }: RepresentationTerms): string {
  const exclusive = isExclusive ? 'exclusive' : 'not exclusive';
  return `${KIND_WORDS[kind]} · ${exclusive} · ${WHO_SUBMITS[submitter]}`;
}

const WHO_SUBMITS: WordsFor<typeof SUBMITTERS> = {
  agent: 'the agency submits',
  talent: 'the talent submits',
  both: 'both may submit',
};
