import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { media } from '../../../media/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { applicationMedia, applicationStatusChanges, applications } from '../../tables.ts';
import { applicationTags } from '../../triage/tables.ts';

/** More moves than anyone makes of one application. */
const HISTORY_LIMIT = 500;

/** What was sent, by whom, and what one member of the team wrote on it. */
export async function findSent(db: Queryable, applicationId: string, viewerId: string) {
  const submitter = alias(users, 'submitter');
  const [row] = await db
    .select({
      note: applications.note,
      answers: applications.answers,
      headline: talentProfiles.headline,
      submitterName: sql<string>`${submitter.firstName} || ' ' || ${submitter.lastName}`,
      ownTags: sql<string[]>`array(
        select ${applicationTags.tag} from ${applicationTags}
        where ${applicationTags.applicationId} = ${applications.id}
          and ${applicationTags.userId} = ${viewerId}
        order by ${applicationTags.tag}
      )`,
    })
    .from(applications)
    .innerJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .innerJoin(submitter, eq(submitter.id, applications.submittedByUserId))
    .where(eq(applications.id, applicationId));
  return row;
}

/** The files that were sent along, in the sender's order. */
export async function listSentMedia(db: Queryable, applicationId: string) {
  return db
    .select({ media })
    .from(applicationMedia)
    .innerJoin(media, eq(media.id, applicationMedia.mediaId))
    .where(eq(applicationMedia.applicationId, applicationId))
    .orderBy(asc(applicationMedia.position), asc(media.id));
}

export async function findSelfTape(db: Queryable, applicationId: string) {
  const [row] = await db
    .select({ media })
    .from(applications)
    .innerJoin(media, eq(media.id, applications.selfTapeMediaId))
    .where(eq(applications.id, applicationId));
  return row?.media;
}

/** Everything but what was undone, told or not, the latest first. */
export async function listHistory(db: Queryable, applicationId: string) {
  const actor = alias(users, 'actor');
  const onBehalfOf = alias(users, 'on_behalf_of');
  const change = applicationStatusChanges;
  return db
    .select({
      id: change.id,
      from: change.fromStatus,
      to: change.toStatus,
      byName: sql<string | null>`${actor.firstName} || ' ' || ${actor.lastName}`,
      onBehalfOfName: sql<string | null>`${onBehalfOf.firstName} || ' ' || ${onBehalfOf.lastName}`,
      answer: change.answer,
      teamReason: change.teamReason,
      reason: change.reason,
      toldAt: change.toldAt,
      createdAt: change.createdAt,
    })
    .from(change)
    .leftJoin(actor, eq(actor.id, change.actorUserId))
    .leftJoin(onBehalfOf, eq(onBehalfOf.id, change.onBehalfOfUserId))
    .where(and(eq(change.applicationId, applicationId), isNull(change.undoneAt)))
    .orderBy(desc(change.createdAt), desc(change.id))
    .limit(HISTORY_LIMIT);
}
