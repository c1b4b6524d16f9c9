import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import * as tables from './tables.ts';
import { accents } from './vocabulary/accents.ts';
import { bodyTypes } from './vocabulary/body-types.ts';
import { certificationTypes } from './vocabulary/certification-types.ts';
import { countries } from './vocabulary/countries.ts';
import { crewDepartments } from './vocabulary/crew.ts';
import { ethnicities } from './vocabulary/ethnicities.ts';
import { eyeColors } from './vocabulary/eye-colors.ts';
import { facialHair, hairColors, hairLengths, hairStyles } from './vocabulary/hair.ts';
import { languages } from './vocabulary/languages.ts';
import { productionTypes } from './vocabulary/production-types.ts';
import { skillCategories, skills } from './vocabulary/skills.ts';
import { talentCategories } from './vocabulary/talent-categories.ts';
import { talentTypes } from './vocabulary/talent-types.ts';
import type { Term } from './vocabulary/term.ts';
import { unionContracts, unionMemberships, unions } from './vocabulary/unions.ts';
import { voiceTypes } from './vocabulary/voice-types.ts';

const crewRoles = crewDepartments.flatMap(({ id, roles }) =>
  roles.map((role) => ({ ...role, departmentId: id })),
);

type TermTable = PgTable & { id: PgColumn };

/** In this order, because terms may refer to terms of an earlier list. */
const LISTS: [TermTable, readonly Term[]][] = [
  [tables.countries, countries],
  [tables.languages, languages],
  [tables.accents, accents],
  [tables.talentCategories, talentCategories],
  [tables.talentTypes, talentTypes],
  [tables.skillCategories, skillCategories],
  [tables.skills, skills],
  [tables.productionTypes, productionTypes],
  [tables.crewDepartments, crewDepartments],
  [tables.crewRoles, crewRoles],
  [tables.ethnicities, ethnicities],
  [tables.bodyTypes, bodyTypes],
  [tables.eyeColors, eyeColors],
  [tables.hairColors, hairColors],
  [tables.hairLengths, hairLengths],
  [tables.hairStyles, hairStyles],
  [tables.facialHair, facialHair],
  [tables.voiceTypes, voiceTypes],
  [tables.certificationTypes, certificationTypes],
  [tables.unions, unions],
  [tables.unionMemberships, unionMemberships],
  [tables.unionContracts, unionContracts],
];

/**
 * Brings the lists in step with the vocabulary. A term that the vocabulary dropped stays, because
 * profiles may hold it.
 */
export async function seedReferenceData(db: Database): Promise<void> {
  for (const [table, terms] of LISTS) {
    const rows = terms.map((term, position) => ({ ...term, position }));
    await db.insert(table).values(rows).onConflictDoUpdate(replaceAllOf(table));
  }
}

function replaceAllOf(table: TermTable) {
  const replaced = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return {
    target: table.id,
    set: Object.fromEntries(replaced.map((name) => [name, sql`excluded.${columnName(name)}`])),
  };
}

function columnName(property: string): SQL {
  const name = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return sql`${sql.identifier(name)}`;
}
