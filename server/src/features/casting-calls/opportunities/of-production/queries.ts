import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { LIMITS } from '@callboard/contract/limits';
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { users } from '../../../auth/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productions } from '../../../productions/tables.ts';
import { castingCalls } from '../../tables.ts';
import { audienceColumns } from '../open-calls/queries.ts';
import { isPoster } from '../queries.ts';

/** Of one role, or of any of the production's. */
export type Where = { productionId: string; roleId: string | null };

function isMeant({ productionId, roleId }: Where) {
  return and(
    eq(productionRoles.productionId, productionId),
    roleId === null ? undefined : eq(productionRoles.id, roleId),
  );
}

/** Whom the open calls of a production are for. */
export async function listAudiences(db: Queryable, where: Where) {
  return db
    .select(audienceColumns)
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(users, isPoster)
    .where(
      and(
        isMeant(where),
        eq(castingCalls.status, 'open'),
        isNull(productionRoles.cancelledAt),
        isNull(users.suspendedAt),
      ),
    )
    .limit(LIMITS.roles);
}

/** By what the talents' side was told: nobody shall learn otherwise what they were not told. */
export async function hasLiveApplication(
  db: Queryable,
  where: Where,
  talentProfileIds: readonly string[],
): Promise<boolean> {
  const [one] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .where(
      and(
        isMeant(where),
        inArray(applications.talentProfileId, [...talentProfileIds]),
        notInArray(applications.toldStatus, [...ENDED_APPLICATION_STATUSES]),
      ),
    )
    .limit(1);
  return one !== undefined;
}
