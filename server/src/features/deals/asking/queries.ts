import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';

/** Those of these talents who applied to the role, however it ended. */
export async function listApplicants(
  db: Queryable,
  roleId: string,
  talentProfileIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: applications.talentProfileId })
    .from(applications)
    .where(
      and(
        eq(applications.roleId, roleId),
        inArray(applications.talentProfileId, [...talentProfileIds]),
      ),
    );
  return rows.map(({ id }) => id);
}
