import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Place } from '../../platform/http/time-cursor.ts';
import { auditionInvitations, auditions } from '../auditions/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { titleForOutsiders } from '../productions/conditions.ts';
import { productionRoles, productions } from '../productions/tables.ts';
import { applications } from './tables.ts';

type Page = { now: Date; after: Place | undefined; limit: number };

/** A talent's applications with the latest change first, each with the audition that comes next. */
export async function listApplicationsOf(
  db: Queryable,
  talentProfileId: string,
  { now, after, limit }: Page,
) {
  const { id, statusSince } = applications;
  const isFurther = after && sql`(${statusSince}, ${id}) < (${after.at}, ${after.id})`;
  const next = nextAudition(db, now);
  return db
    .select({
      id,
      roleId: applications.roleId,
      roleTitle: productionRoles.title,
      productionTitle: titleForOutsiders,
      callId: applications.callId,
      status: applications.status,
      statusSince,
      createdAt: applications.createdAt,
      callDeadline: castingCalls.deadlineAt,
      nextAudition: {
        invitationId: next.invitationId,
        at: next.at,
        respondedAt: next.respondedAt,
      },
    })
    .from(applications)
    .innerJoin(castingCalls, eq(castingCalls.id, applications.callId))
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoinLateral(next, sql`true`)
    .where(and(eq(applications.talentProfileId, talentProfileId), isFurther))
    .orderBy(desc(statusSince), desc(id))
    .limit(limit);
}

/** The soonest audition for the application's role that was accepted or waits for an answer. */
function nextAudition(db: Queryable, now: Date) {
  return db
    .select({
      invitationId: sql<string>`${auditionInvitations.id}`.as('invitation_id'),
      at: auditions.startsAt,
      respondedAt: auditionInvitations.respondedAt,
    })
    .from(auditionInvitations)
    .innerJoin(auditions, eq(auditions.id, auditionInvitations.auditionId))
    .where(
      and(
        eq(auditionInvitations.talentProfileId, applications.talentProfileId),
        eq(auditionInvitations.roleId, applications.roleId),
        inArray(auditionInvitations.status, ['pending', 'accepted']),
        gte(auditions.startsAt, now),
      ),
    )
    .orderBy(asc(auditions.startsAt), asc(auditionInvitations.id))
    .limit(1)
    .as('next_audition');
}
