import { and, countDistinct, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { auditEntries } from '../../../platform/audit/tables.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { sessions, users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { conversationParticipants } from '../../messaging/tables.ts';
import { moderationDecisions, reports } from '../../moderation/tables.ts';
import { accountDeletions } from '../../privacy/tables.ts';
import { productions } from '../../productions/tables.ts';
import { assignments } from '../../representation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

/** Whoever belongs to more is an exception, and the first ones tell who they are. */
const PLACES_AT_MOST = 20;

/** What holds someone back now: a suspension, a deletion that is under way. */
export async function findHolds(db: Queryable, userId: string) {
  const decider = alias(users, 'decider');
  const [suspension] = await db
    .select({
      at: moderationDecisions.decidedAt,
      reason: moderationDecisions.reason,
      by: sql<string | null>`${decider.firstName} || ' ' || ${decider.lastName}`,
    })
    .from(moderationDecisions)
    .leftJoin(decider, eq(decider.id, moderationDecisions.decidedByUserId))
    .where(
      and(
        eq(moderationDecisions.userId, userId),
        eq(moderationDecisions.decision, 'suspend'),
        isNull(moderationDecisions.liftedAt),
      ),
    );
  const [deletion] = await db
    .select({
      askedAt: accountDeletions.askedAt,
      dueAt: accountDeletions.dueAt,
      askedByUserId: accountDeletions.askedByUserId,
    })
    .from(accountDeletions)
    .where(
      and(
        eq(accountDeletions.userId, userId),
        isNull(accountDeletions.keptAt),
        isNull(accountDeletions.doneAt),
      ),
    );
  return { suspension, deletion };
}

/** Profiles that are theirs or that they keep for a child. */
export async function listProfiles(db: Queryable, userId: string) {
  return db
    .select({
      id: talentProfiles.id,
      isOwn: sql<boolean>`${talentProfiles.userId} = ${userId}`,
      stageName: talentProfiles.stageName,
      headline: talentProfiles.headline,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(or(eq(talentProfiles.userId, userId), eq(talentProfiles.ownerUserId, userId)))
    .orderBy(talentProfiles.createdAt)
    .limit(PLACES_AT_MOST);
}

export async function listCompanies(db: Queryable, userId: string) {
  return db
    .select({ name: clientCompanies.name, jobTitle: clientProfiles.jobTitle })
    .from(clientProfiles)
    .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .where(eq(clientProfiles.userId, userId));
}

export async function listPortfolios(db: Queryable, userId: string) {
  const memberOf = db
    .select({ id: businessPortfolioMembers.portfolioId })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.userId, userId));
  return db
    .select({
      id: businessPortfolios.id,
      name: businessPortfolios.name,
      isOwner: sql<boolean>`${businessPortfolios.ownerUserId} = ${userId}`,
    })
    .from(businessPortfolios)
    .where(
      or(
        eq(businessPortfolios.ownerUserId, userId),
        sql`${businessPortfolios.id} = any(array(${memberOf}))`,
      ),
    )
    .orderBy(businessPortfolios.name)
    .limit(PLACES_AT_MOST);
}

/** All numbers about one person at once; each is read from an index that begins with them. */
export async function countDoings(db: Queryable, userId: string) {
  const ownProfile = db
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .where(eq(talentProfiles.userId, userId));
  const isAgainst = eq(moderationDecisions.userId, userId);
  const [counted] = await db
    .select({
      sessions: db.$count(sessions, eq(sessions.userId, userId)),
      applications: db.$count(applications, eq(applications.talentProfileId, ownProfile)),
      productions: db.$count(productions, eq(productions.createdByUserId, userId)),
      conversations: db.$count(
        conversationParticipants,
        eq(conversationParticipants.userId, userId),
      ),
      represented: number(
        db
          .select({ count: countDistinct(assignments.talentProfileId) })
          .from(assignments)
          .where(eq(assignments.userId, userId)),
      ),
      reportsMade: db.$count(reports, eq(reports.reporterUserId, userId)),
      openCasesAgainst: number(
        db
          .select({ count: countDistinct(sql`(${reports.subject}, ${reports.subjectId})`) })
          .from(reports)
          .where(and(eq(reports.againstUserId, userId), eq(reports.status, 'open'))),
      ),
      warnings: db.$count(
        moderationDecisions,
        and(isAgainst, eq(moderationDecisions.decision, 'warn')),
      ),
      suspensions: db.$count(
        moderationDecisions,
        and(isAgainst, eq(moderationDecisions.decision, 'suspend')),
      ),
    })
    .from(sql`(select) one`);
  if (counted === undefined) throw new Error('a select without a table returned nothing');
  return counted;
}

const number = (counting: { getSQL: () => SQL }) => sql<number>`(${counting})`.mapWith(Number);

/** The newest of what they did, of what others did for them and of what was done about them. */
export async function listTrail(db: Queryable, userId: string, limit: number) {
  const newestOf = (condition: SQL | undefined) =>
    db
      .select({
        id: auditEntries.id,
        act: auditEntries.act,
        actorUserId: auditEntries.actorUserId,
        createdAt: auditEntries.createdAt,
      })
      .from(auditEntries)
      .where(condition)
      .orderBy(desc(auditEntries.createdAt))
      .limit(limit);
  const isAbout = and(eq(auditEntries.targetKind, 'user'), eq(auditEntries.targetId, userId));
  // Each from an index of its own; an entry that is in several counts once.
  const entries = unionAll(
    newestOf(eq(auditEntries.actorUserId, userId)),
    newestOf(eq(auditEntries.onBehalfOfUserId, userId)),
    newestOf(isAbout),
  ).as('entries');
  return db
    .selectDistinct({
      id: entries.id,
      act: entries.act,
      at: entries.createdAt,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(entries)
    .leftJoin(users, eq(users.id, entries.actorUserId))
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit);
}
