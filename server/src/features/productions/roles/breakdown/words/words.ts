import type { Vocabulary } from '../../../../reference-data/read-vocabulary.ts';
import { indexTerms, type TermIndex } from '../term-index.ts';
import {
  ACCENT_ALIASES,
  CREW_ALIASES,
  ETHNICITY_ALIASES,
  LANGUAGE_ALIASES,
  SIZE_ALIASES,
  SKILL_ALIASES,
  TYPE_ALIASES,
  VOICE_ALIASES,
} from './aliases.ts';

/** The words that a breakdown is read by: the names of the lists, and what else people write for them. */
export type Words = Record<
  'types' | 'sizes' | 'crew' | 'skills' | 'languages' | 'accents' | 'ethnicities' | 'voices',
  TermIndex
> & { unions: readonly { id: string; name: string }[] };

type Aliases = readonly (readonly [string, ...string[]])[];
type Terms = readonly { id: string; name: string }[];

const made = new WeakMap<Vocabulary, Words>();

export function wordsOf(vocabulary: Vocabulary): Words {
  const words = made.get(vocabulary) ?? makeWords(vocabulary);
  made.set(vocabulary, words);
  return words;
}

function makeWords(lists: Vocabulary): Words {
  return {
    types: index(lists.productionTypes, TYPE_ALIASES),
    sizes: index(lists.talentTypes, SIZE_ALIASES),
    crew: index(lists.crewRoles, CREW_ALIASES),
    skills: index(lists.skills, SKILL_ALIASES),
    languages: index(lists.languages, LANGUAGE_ALIASES),
    accents: index(lists.accents, ACCENT_ALIASES),
    ethnicities: index(
      lists.ethnicities.filter(({ id }) => id !== 'prefer-not-to-say'),
      ETHNICITY_ALIASES,
    ),
    voices: index(lists.voiceTypes, VOICE_ALIASES),
    unions: lists.unions.filter(({ id }) => id !== 'other'),
  };
}

/** An alias of a term that is not in the list stands for nothing. */
function index(terms: Terms, aliases: Aliases): TermIndex {
  const known = new Set(terms.map(({ id }) => id));
  const names = terms.map(({ id, name }) => [name, id] as const);
  const others = aliases.map(([words, ...ids]): [string, ...string[]] => [
    words,
    ...ids.filter((id) => known.has(id)),
  ]);
  return indexTerms([...names, ...others.filter((entry) => entry.length > 1)]);
}
