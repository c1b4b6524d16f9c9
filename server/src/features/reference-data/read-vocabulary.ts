import type { Queryable } from '../../platform/database/database.ts';
import { listTerms } from './queries.ts';
import * as tables from './tables.ts';
import type { Term } from './vocabulary/term.ts';

/** The lists that words of a text are looked up in. */
export type Vocabulary = Record<
  | 'productionTypes'
  | 'talentTypes'
  | 'crewRoles'
  | 'skills'
  | 'languages'
  | 'accents'
  | 'ethnicities'
  | 'voiceTypes'
  | 'unions',
  readonly Term[]
>;

const vocabularies = new WeakMap<Queryable, Promise<Vocabulary>>();

/** Read once: the lists change with a release, and a release starts anew. */
export function readVocabulary(db: Queryable): Promise<Vocabulary> {
  const known = vocabularies.get(db);
  if (known) return known;
  const read = readLists(db);
  vocabularies.set(db, read);
  // One that could not be read is not kept.
  read.catch(() => vocabularies.delete(db));
  return read;
}

async function readLists(db: Queryable): Promise<Vocabulary> {
  const [productionTypes, talentTypes, crewRoles, skills, languages] = await Promise.all([
    listTerms(db, tables.productionTypes),
    listTerms(db, tables.talentTypes),
    listTerms(db, tables.crewRoles),
    listTerms(db, tables.skills),
    listTerms(db, tables.languages),
  ]);
  const [accents, ethnicities, voiceTypes, unions] = await Promise.all([
    listTerms(db, tables.accents),
    listTerms(db, tables.ethnicities),
    listTerms(db, tables.voiceTypes),
    listTerms(db, tables.unions),
  ]);
  return {
    productionTypes,
    talentTypes,
    crewRoles,
    skills,
    languages,
    accents,
    ethnicities,
    voiceTypes,
    unions,
  };
}
