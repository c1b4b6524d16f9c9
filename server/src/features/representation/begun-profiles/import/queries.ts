import { LIMITS } from '@callboard/contract/limits';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { countries, talentCategories } from '../../../reference-data/tables.ts';

/** Far above the number of countries. */
const LONGEST_LIST = LIMITS.boardPageSize;

export async function listCountries(db: Queryable) {
  return db
    .select({ id: countries.id, name: countries.name, code: countries.code })
    .from(countries)
    .orderBy(asc(countries.position))
    .limit(LONGEST_LIST);
}

export async function listCategories(db: Queryable) {
  return db
    .select({ id: talentCategories.id, name: talentCategories.name })
    .from(talentCategories)
    .orderBy(asc(talentCategories.position))
    .limit(LONGEST_LIST);
}
