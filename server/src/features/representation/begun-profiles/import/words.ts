/** How else files say what the product has one word for; letters and digits alone count. */

export const GENDER_WORDS = {
  female: 'woman',
  f: 'woman',
  w: 'woman',
  male: 'man',
  m: 'man',
  nb: 'non_binary',
  enby: 'non_binary',
} as const;

export const FIELD_WORDS = {
  allfields: 'all',
  everything: 'all',
  filmtv: 'film_and_tv',
  commercials: 'commercial',
  voiceover: 'voice',
  modeling: 'modelling',
} as const;

export const SUBMITTER_WORDS = {
  agency: 'agent',
  theagency: 'agent',
  theagencyonly: 'agent',
  thetalent: 'talent',
  thetalentonly: 'talent',
  agencyandtalent: 'both',
} as const;
