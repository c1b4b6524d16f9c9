import { LIMITS } from '@callboard/contract/limits';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { conversationParticipants, conversations, messages } from '../../messaging/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { shortlistEntries, shortlistLinks, shortlists } from '../../shortlists/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { reports } from '../tables.ts';

/** Of one person about one thing, in characters: nobody reads on for ever. */
const MOST_SAID = 4 * LIMITS.textLength;

type NewReport = typeof reports.$inferInsert;

/**
 * One open report a person and subject: what is said again is added to it. The later reason counts,
 * but what was said of a child's safety stays the first thing to look at.
 */
export async function upsertReport(db: Queryable, report: NewReport): Promise<string> {
  const [row] = await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reporterUserId, reports.subject, reports.subjectId],
      targetWhere: sql`${reports.status} = 'open'`,
      set: {
        reason: sql`case when ${reports.reason} = 'minors_safety' then ${reports.reason} else excluded.reason end`,
        concernsMinor: sql`${reports.concernsMinor} or excluded.concerns_minor`,
        note: sql`case when strpos(${reports.note}, excluded.note) > 0 then ${reports.note}
          else nullif(left(concat_ws(E'\n\n', ${reports.note}, excluded.note), ${MOST_SAID}::int), '') end`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: reports.id });
  if (row === undefined) throw new Error('a report returned nothing');
  return row.id;
}

/** One open report a subject: what is noticed later is added to it. */
export async function upsertNoticed(db: Queryable, report: NewReport): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.subject, reports.subjectId],
      targetWhere: sql`${reports.status} = 'open' and ${reports.source} = 'platform'`,
      set: {
        concernsMinor: sql`${reports.concernsMinor} or excluded.concerns_minor`,
        findings: sql`array(select distinct unnest(${reports.findings} || excluded.findings))`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

/** Whoever saw a call that was open to everyone can still tell of it when it has ended. */
export async function wasPublicCall(db: Queryable, callId: string): Promise<boolean> {
  const isOpened = and(
    eq(castingCalls.id, callId),
    eq(castingCalls.visibility, 'public'),
    isNotNull(castingCalls.openedAt),
  );
  return (await db.$count(castingCalls, isOpened)) > 0;
}

/** The conversation of a message, also of one that its author took back. */
export async function findConversationOf(db: Queryable, messageId: string) {
  const [message] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return message?.conversationId;
}

export async function findPerson(db: Queryable, userId: string) {
  const [row] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** The author, and the birthdays of every talent who takes part or whom it is about. */
export async function findBehindMessage(db: Queryable, messageId: string) {
  const talents = sql`array(
    select ${talentProfiles.dateOfBirth}::text from ${talentProfiles}
    where ${talentProfiles.id} = ${conversations.talentProfileId}
      or ${talentProfiles.userId} in (
        select ${conversationParticipants.userId} from ${conversationParticipants}
        where ${conversationParticipants.conversationId} = ${conversations.id}
          and ${conversationParticipants.isDirect}
      )
  )`;
  const [found] = await db
    .select({ userId: messages.authorUserId, datesOfBirth: sql<(string | null)[]>`${talents}` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.id, messageId));
  return found;
}

/** Whoever posted it. */
export async function findBehindCall(db: Queryable, callId: string) {
  const [found] = await db
    .select({
      userId: sql<string>`coalesce(${castingCalls.postedByUserId}, ${productions.createdByUserId})`,
    })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(eq(castingCalls.id, callId));
  return found && { ...found, datesOfBirth: [] };
}

export async function findBehindProfile(db: Queryable, profileId: string) {
  const [found] = await db
    .select({ userId: talentProfiles.userId, dateOfBirth: talentProfiles.dateOfBirth })
    .from(talentProfiles)
    .where(eq(talentProfiles.id, profileId));
  return found && { userId: found.userId, datesOfBirth: [found.dateOfBirth] };
}

/** Whoever made it, and the birthdays of everyone on its list. */
export async function findBehindLink(db: Queryable, linkId: string) {
  const datesOfBirth = sql<(string | null)[]>`array(
    select ${talentProfiles.dateOfBirth}::text from ${shortlistEntries}
    join ${talentProfiles} on ${talentProfiles.id} = ${shortlistEntries.talentProfileId}
    where ${shortlistEntries.shortlistId} = ${shortlists.id}
  )`;
  const [found] = await db
    .select({ userId: shortlistLinks.createdByUserId, datesOfBirth })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.shortlistId))
    .where(eq(shortlistLinks.id, linkId));
  return found;
}

export async function findBehindUser(db: Queryable, userId: string) {
  const [found] = await db
    .select({ userId: users.id, dateOfBirth: talentProfiles.dateOfBirth })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return found && { userId: found.userId, datesOfBirth: [found.dateOfBirth] };
}
