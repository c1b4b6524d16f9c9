import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { auditionInvitations, auditions } from './tables.ts';

type Page = { now: Date; limit: number };

/** Those to come with the soonest first, then those that are over with the latest first. */
export async function listInvitationsOf(
  db: Queryable,
  talentProfileId: string,
  { now, limit }: Page,
) {
  const fromNow = sql`${auditions.startsAt} - ${now}::timestamptz`;
  return db
    .select({
      id: auditionInvitations.id,
      status: auditionInvitations.status,
      respondedAt: auditionInvitations.respondedAt,
      auditionId: auditionInvitations.auditionId,
      talentProfileId: auditionInvitations.talentProfileId,
      roleTitle: productionRoles.title,
      productionTitle: titleForOutsiders,
      round: auditions.round,
      kind: auditions.kind,
      startsAt: auditions.startsAt,
      timeZone: auditions.timeZone,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .innerJoin(productionRoles, eq(productionRoles.id, auditionInvitations.roleId))
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .where(eq(auditionInvitations.talentProfileId, talentProfileId))
    .orderBy(
      sql`${fromNow} < interval '0'`,
      sql`greatest(${fromNow}, -(${fromNow}))`,
      asc(auditionInvitations.id),
    )
    .limit(limit);
}
