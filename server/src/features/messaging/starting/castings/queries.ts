import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { auditionInvitations } from '../../../auditions/tables.ts';
import { backgroundBookings, backgroundDays } from '../../../background/tables.ts';
import { availabilityChecks } from '../../../deals/availability-checks/tables.ts';
import { holds } from '../../../deals/holds/tables.ts';
import { productionRoles } from '../../../productions/roles/tables.ts';
import { productionViewers } from '../../../productions/tables.ts';

type Casting = { roleId: PgColumn; talentProfileId: PgColumn };

/**
 * Which talents applied for which roles, or were invited, held, booked or asked for them. What is
 * meant is said to each table by itself, so that each answers out of its index.
 */
export function castings(isMeant: (casting: Casting) => SQL): SQL {
  const booked = {
    roleId: backgroundDays.roleId,
    talentProfileId: backgroundBookings.talentProfileId,
  };
  const from = (table: PgTable & Casting & { createdAt: PgColumn }, how: string) => sql`
    select ${table.roleId} as role_id, ${table.talentProfileId} as talent_profile_id,
      ${sql.raw(`'${how}'`)} as how, ${table.createdAt} as since
    from ${table} where ${isMeant(table)}`;
  return sql`(
    ${from(applications, 'applied')}
    union all ${from(auditionInvitations, 'invited')}
    union all ${from(holds, 'held')}
    union all ${from(availabilityChecks, 'asked')}
    union all select ${booked.roleId}, ${booked.talentProfileId}, 'asked', ${backgroundBookings.createdAt}
      from ${backgroundBookings}
      join ${backgroundDays} on ${backgroundDays.id} = ${backgroundBookings.backgroundDayId}
      where ${isMeant(booked)}
  ) as castings`;
}

/** Those of one talent. */
export const castingsOf = (talentProfileId: string | null) =>
  castings((casting) => sql`${casting.talentProfileId} = ${talentProfileId}`);

/** A talent's castings in productions on whose team the client is. */
export function castingWith(
  talentProfileId: string,
  clientUserId: string,
  productionId?: string,
): SQL {
  return sql`(select 1 from ${castingsOf(talentProfileId)}
    join ${productionRoles} on ${productionRoles.id} = castings.role_id
    join ${productionViewers} on ${productionViewers.productionId} = ${productionRoles.productionId}
    where ${productionViewers.userId} = ${clientUserId}
      and ${productionId === undefined ? sql`true` : eq(productionRoles.productionId, productionId)})`;
}

/** The production of what a conversation is to be about. */
export async function findProductionOfRole(db: Queryable, roleId: string) {
  const [role] = await db
    .select({ productionId: productionRoles.productionId })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId));
  return role?.productionId;
}

/** Whether the talent's castings in this production connect them with the client. */
export async function isCastingIn(
  db: Queryable,
  talentProfileId: string,
  { clientUserId, productionId }: { clientUserId: string; productionId: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists ${castingWith(talentProfileId, clientUserId, productionId)} as found`,
  );
  return rows[0]?.found === true;
}

/** Whether the talent has anything to do with a production at all. */
export async function hasCastingIn(
  db: Queryable,
  talentProfileId: string,
  productionId: string,
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${castingsOf(talentProfileId)}
      join ${productionRoles} on ${productionRoles.id} = castings.role_id
      where ${productionRoles.productionId} = ${productionId}) as found`);
  return rows[0]?.found === true;
}

export async function isOnTeam(db: Queryable, productionId: string, userId: string) {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${productionViewers}
      where ${productionViewers.productionId} = ${productionId}
        and ${productionViewers.userId} = ${userId}) as found`);
  return rows[0]?.found === true;
}
