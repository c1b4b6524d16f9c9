import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { auditEntries } from '../../../../platform/audit/tables.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { users } from '../../../auth/tables.ts';
import { castingCallVersions } from '../../../casting-calls/tables.ts';
import { media } from '../../../media/tables.ts';
import { applicationMedia, applicationStatusChanges, applications } from '../../tables.ts';

/** What its talent's side was told of, in that order, and who of theirs did it. */
export async function listToldChanges(db: Queryable, applicationId: string) {
  const changes = applicationStatusChanges;
  return db
    .select({
      id: changes.id,
      to: changes.toStatus,
      answer: changes.answer,
      toldAt: sql`${changes.toldAt}`.mapWith(applications.toldSince),
      doer: {
        id: users.id,
        role: users.role,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.actorUserId))
    .where(
      and(
        eq(changes.applicationId, applicationId),
        isNotNull(changes.toldAt),
        isNull(changes.undoneAt),
      ),
    )
    .orderBy(asc(changes.toldAt), asc(changes.createdAt), asc(changes.id))
    .limit(LIMITS.pageSizeMax);
}

/** What its talent's side did to it where it stood, and who of them. */
export async function listOwnActs(db: Queryable, applicationId: string, acts: readonly string[]) {
  const entries = auditEntries;
  return db
    .select({
      id: entries.id,
      act: entries.act,
      at: entries.createdAt,
      doer: {
        id: users.id,
        role: users.role,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.actorUserId))
    .where(
      and(
        eq(entries.targetKind, 'application'),
        eq(entries.targetId, applicationId),
        inArray(entries.act, [...acts]),
      ),
    )
    .orderBy(asc(entries.createdAt), asc(entries.id))
    .limit(LIMITS.pageSizeMax);
}

/** The files that were sent along, in the sender's order, the self-tape marked. */
export async function listSentMedia(db: Queryable, applicationId: string) {
  return db
    .select({
      media: getTableColumns(media),
      isSelfTape: sql<boolean>`coalesce(${applications.selfTapeMediaId} = ${media.id}, false)`,
      isChosen: sql<boolean>`${applicationMedia.mediaId} is not null`,
    })
    .from(applications)
    .innerJoin(media, eq(media.talentProfileId, applications.talentProfileId))
    .leftJoin(
      applicationMedia,
      and(
        eq(applicationMedia.applicationId, applications.id),
        eq(applicationMedia.mediaId, media.id),
      ),
    )
    .where(
      and(
        eq(applications.id, applicationId),
        or(isNotNull(applicationMedia.mediaId), eq(applications.selfTapeMediaId, media.id)),
      ),
    )
    .orderBy(asc(applicationMedia.position))
    .limit(LIMITS.applicationMedia + 1);
}

/** What was promised in two versions of a call. */
export async function listTerms(db: Queryable, callId: string, versions: readonly number[]) {
  return db
    .select({ version: castingCallVersions.version, terms: castingCallVersions.terms })
    .from(castingCallVersions)
    .where(
      and(
        eq(castingCallVersions.callId, callId),
        inArray(castingCallVersions.version, [...versions]),
      ),
    )
    .orderBy(asc(castingCallVersions.version))
    .limit(versions.length);
}
