import { LIVE_STATUSES } from '@callboard/contract/application-moves';
import { ENDED_CALL_STATUSES } from '@callboard/contract/call-summary';
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { productionRoles } from '../roles/tables.ts';

const areCast = (productionId: string) =>
  and(eq(productionRoles.productionId, productionId), isNull(productionRoles.cancelledAt));

/** Until the transaction ends nobody else changes them. */
export async function lockRolesBeingCast(tx: Transaction, productionId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(areCast(productionId))
    .orderBy(asc(productionRoles.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

export async function countCasting(db: Queryable, productionId: string) {
  const { talentProfileId, status } = applications;
  const roles = db.select({ id: productionRoles.id }).from(productionRoles);
  const ofRoles = roles.where(areCast(productionId));
  const [calls, [people]] = await Promise.all([
    db.$count(
      castingCalls,
      and(
        inArray(castingCalls.roleId, ofRoles),
        notInArray(castingCalls.status, [...ENDED_CALL_STATUSES]),
      ),
    ),
    db
      .select({
        open: sql`count(distinct ${talentProfileId})`.mapWith(Number),
        booked: sql`count(distinct ${talentProfileId}) filter (where ${status} = 'booked')`.mapWith(
          Number,
        ),
      })
      .from(applications)
      .where(
        and(
          inArray(applications.roleId, ofRoles),
          inArray(applications.status, [...LIVE_STATUSES]),
        ),
      ),
  ]);
  return { calls, open: people?.open ?? 0, booked: people?.booked ?? 0 };
}
