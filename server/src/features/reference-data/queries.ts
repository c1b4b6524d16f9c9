import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { countries, crewDepartments, crewRoles } from './tables.ts';

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
