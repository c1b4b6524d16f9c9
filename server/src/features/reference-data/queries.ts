import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import * as tables from './tables.ts';

const { countries, crewDepartments, crewRoles } = tables;

/** Lists that forms refer to. */
const LISTS = {
  countries,
  crewDepartments,
  crewRoles,
  languages: tables.languages,
  accents: tables.accents,
  talentCategories: tables.talentCategories,
  talentTypes: tables.talentTypes,
  skills: tables.skills,
  ethnicities: tables.ethnicities,
  bodyTypes: tables.bodyTypes,
  eyeColors: tables.eyeColors,
  hairColors: tables.hairColors,
  hairLengths: tables.hairLengths,
  hairStyles: tables.hairStyles,
  facialHair: tables.facialHair,
  voiceTypes: tables.voiceTypes,
  certificationTypes: tables.certificationTypes,
  productionTypes: tables.productionTypes,
  unionContracts: tables.unionContracts,
  unions: tables.unions,
  unionMemberships: tables.unionMemberships,
};
export type TermList = keyof typeof LISTS;

/** Reference lists are short by nature; this is far above the longest. */
const LONGEST_LIST = 2_000;

export async function listTerms<T extends PgTable & { position: PgColumn }>(
  db: Queryable,
  table: T,
) {
  return db
    .select()
    .from(table as PgTable)
    .orderBy(asc(table.position))
    .limit(LONGEST_LIST) as Promise<T['$inferSelect'][]>;
}

export async function listCrewDepartments(db: Queryable) {
  const rows = await db
    .select({ department: crewDepartments, role: crewRoles })
    .from(crewDepartments)
    .leftJoin(crewRoles, eq(crewRoles.departmentId, crewDepartments.id))
    .orderBy(asc(crewDepartments.position), asc(crewRoles.position))
    .limit(LONGEST_LIST);
  return [...Map.groupBy(rows, ({ department }) => department.id).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.department, roles: group.flatMap(({ role }) => role ?? []) }] : [];
  });
}

export async function findCountry(db: Queryable, countryId: string) {
  const [country] = await db.select().from(countries).where(eq(countries.id, countryId));
  return country;
}

export async function findCrewRole(db: Queryable, crewRoleId: string) {
  const [role] = await db.select().from(crewRoles).where(eq(crewRoles.id, crewRoleId));
  return role;
}

/** Which of the asked terms there are, each as `list id`; one statement for all lists. */
export async function listKnownTerms(
  db: Queryable,
  asked: readonly { list: TermList; id: string }[],
): Promise<Set<string>> {
  const byList = Map.groupBy(asked, ({ list }) => list);
  const lookups = [...byList].map(([list, terms]) => {
    const ids = sql.param(terms.map(({ id }) => id));
    const table = LISTS[list];
    return sql`select ${list}::text as list, ${table.id} as id from ${table} where ${table.id} = any(${ids}::text[])`;
  });
  const { rows } = await db.execute<{ list: string; id: string }>(
    sql.join(lookups, sql` union all `),
  );
  return new Set(rows.map(({ list, id }) => `${list} ${id}`));
}
