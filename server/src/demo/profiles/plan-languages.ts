/** Those of the country, of the family, and what was picked up on the way. */
import type { LANGUAGE_LEVELS } from '@callboard/contract/professional-info';
import { languagesOf } from '../people/heritage.ts';
import type { Talent } from '../people/talent.ts';
import { type Random, random } from '../portraits/random.ts';

type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Spoken at home by everyone who lives there. Where none is named it is English. */
const SPOKEN_IN: Record<string, readonly string[]> = {
  be: ['fr', 'nl'],
  br: ['pt'],
  cz: ['cs'],
  de: ['de'],
  dk: ['da'],
  eg: ['ar'],
  es: ['es'],
  fi: ['fi'],
  fr: ['fr'],
  gr: ['el'],
  it: ['it'],
  jo: ['ar'],
  jp: ['ja'],
  kr: ['ko'],
  nl: ['nl'],
  no: ['no'],
  pl: ['pl'],
  pt: ['pt'],
  se: ['sv'],
};
/** Where English is one of several that everybody has. */
const MANY_TONGUES = new Set(['in', 'ng', 'gh', 'ke', 'za']);
const LEARNT = ['fr', 'fr', 'fr', 'es', 'es', 'es', 'de', 'de', 'it', 'pt', 'ja'];
const KNOWN: Record<string, Record<string, LanguageLevel>> = {
  'mara-okonjo-lyle': { en: 'native', fr: 'fluent', ig: 'basic' },
  'sami-haddour': { fr: 'native', ar: 'native', en: 'fluent' },
  'ash-rivenhall': { bfi: 'native', en: 'fluent' },
  'jonah-wexler': { bfi: 'native', en: 'fluent' },
  'bea-wexler': { en: 'native', bfi: 'fluent' },
  'nadia-bensaid': { fr: 'native', ar: 'fluent', en: 'fluent' },
  'delphine-tremblay-roy': { fr: 'native', en: 'native' },
  'ludovica-serra': { it: 'native', en: 'fluent', fr: 'fluent', es: 'conversational', de: 'basic' },
  'inigo-zabaleta': { es: 'native', en: 'fluent', fr: 'conversational' },
  'meenal-sabnis': { hi: 'native', mr: 'native', en: 'fluent' },
  'oksana-petrenko': { uk: 'native', pl: 'fluent', ru: 'fluent', en: 'conversational' },
  'nerea-iturralde': { es: 'native', ca: 'native', en: 'conversational' },
};

export function planLanguages(talent: Talent): [languageId: string, level: LanguageLevel][] {
  const known = KNOWN[talent.key];
  if (known !== undefined) return Object.entries(known);
  const dice = random(`languages ${talent.key}`);
  const levels = new Map<string, LanguageLevel>();
  const local = SPOKEN_IN[talent.countryId];
  for (const id of local?.slice(0, 1) ?? []) levels.set(id, 'native');
  levels.set(
    'en',
    local === undefined ? 'native' : dice.pick(['fluent', 'fluent', 'conversational']),
  );
  for (const id of languagesOf(talent.heritage)) {
    if (!levels.has(id)) levels.set(id, keptAs(talent, dice));
  }
  if (talent.countryId === 'ca' && dice.chance(0.4)) setOnce(levels, 'fr', 'conversational');
  if (dice.chance(0.35)) setOnce(levels, dice.pick(LEARNT), dice.pick(['basic', 'conversational']));
  if (dice.chance(0.04)) setOnce(levels, signedIn(talent.countryId), 'conversational');
  return [...levels];
}

/** A family's language lives longer with some than with others. */
function keptAs({ countryId, heritage }: Talent, dice: Random): LanguageLevel {
  if (MANY_TONGUES.has(countryId)) return 'native';
  if (heritage.length > 1) return dice.pick(['basic', 'conversational', 'fluent']);
  return dice.pick(['conversational', 'fluent', 'native', 'native']);
}

function signedIn(countryId: string): string {
  return { us: 'ase', ca: 'ase', fr: 'fsl', au: 'asf' }[countryId] ?? 'bfi';
}

export function setOnce<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
