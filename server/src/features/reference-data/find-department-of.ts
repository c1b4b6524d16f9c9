import type { Queryable } from '../../platform/database/database.ts';
import { findCrewRole } from './queries.ts';

/** The department that a crew role belongs to. */
export async function findDepartmentOf(db: Queryable, crewRoleId: string) {
  return (await findCrewRole(db, crewRoleId))?.departmentId;
}
