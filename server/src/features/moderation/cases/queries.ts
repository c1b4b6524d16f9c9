import type { REPORT_STATUSES, ReportForm } from '@callboard/contract/moderation';
import { and, asc, desc, eq, exists, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { literals } from '../../../platform/database/columns.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { reports } from '../tables.ts';
import type { CasePlace } from './case-cursor.ts';
import { BY_SEVERITY } from './severity.ts';

export type Subject = Pick<ReportForm, 'subject' | 'subjectId'>;
type Status = (typeof REPORT_STATUSES)[number];
type Filters = {
  subject?: ReportForm['subject'] | undefined;
  reason?: ReportForm['reason'] | undefined;
  againstUserId?: string | undefined;
};

/** More than these nobody reads. */
const REPORTS_SHOWN = 100;

const rank = sql<number>`min(array_position(array[${literals(BY_SEVERITY)}], ${reports.reason}))`;
const first = sql`min(${reports.createdAt})`.mapWith(reports.createdAt);
const isMinorIn = sql<boolean>`bool_or(${reports.concernsMinor})`;

/** What the reports about one thing come to. */
const caseColumns = {
  subject: reports.subject,
  subjectId: reports.subjectId,
  reports: sql<number>`count(*)::int`,
  rank,
  concernsMinor: isMinorIn,
  firstReportedAt: first,
  againstUserId: sql<
    string | null
  >`(array_agg(${reports.againstUserId} order by ${reports.createdAt}) filter (where ${reports.againstUserId} is not null))[1]`,
};
export type CaseRow = Awaited<ReturnType<typeof listOpenCases>>[number];

/** Those with a child in them first, then the gravest, then the oldest. */
export async function listOpenCases(
  db: Queryable,
  { reason, ...filters }: Filters,
  { after, limit }: { after: CasePlace | undefined; limit: number },
) {
  const isLater =
    after &&
    sql`((not ${isMinorIn})::int, ${rank}, ${first}, ${reports.subjectId}, ${reports.subject}) >
      (${after.concernsMinor ? 0 : 1}::int, ${after.rank}::int, ${after.firstReportedAt.toISOString()}::timestamptz, ${after.subjectId}::uuid, ${after.subject})`;
  const isGiven = reason && sql`bool_or(${reports.reason} = ${reason})`;
  return db
    .select(caseColumns)
    .from(reports)
    .where(and(eq(reports.status, 'open'), isOf(filters)))
    .groupBy(reports.subject, reports.subjectId)
    .having(and(isLater, isGiven))
    .orderBy(desc(isMinorIn), asc(rank), asc(first), asc(reports.subjectId), asc(reports.subject))
    .limit(limit);
}

/** The last decided report of each thing, newest first: pages of them stay as fast as there are more. */
export async function listDecided(
  db: Queryable,
  status: Exclude<Status, 'open'>,
  { reason, ...filters }: Filters,
  { before, limit }: { before: Place | undefined; limit: number },
) {
  const other = alias(reports, 'other');
  const sameThing = and(
    eq(other.subject, reports.subject),
    eq(other.subjectId, reports.subjectId),
    eq(other.status, status),
  );
  const later = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        sameThing,
        sql`(${other.decidedAt}, ${other.id}) > (${reports.decidedAt}, ${reports.id})`,
      ),
    );
  const given = (wanted: ReportForm['reason']) =>
    db
      .select({ one: sql`1` })
      .from(other)
      .where(and(sameThing, eq(other.reason, wanted)));
  const isEarlier =
    before &&
    sql`(${reports.decidedAt}, ${reports.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
  return db
    .select({
      id: reports.id,
      subject: reports.subject,
      subjectId: reports.subjectId,
      decidedAt: sql`${reports.decidedAt}`.mapWith(reports.createdAt),
    })
    .from(reports)
    .where(
      and(
        ne(reports.status, 'open'),
        eq(reports.status, status),
        isOf(filters),
        reason && exists(given(reason)),
        notExists(later),
        isEarlier,
      ),
    )
    .orderBy(desc(reports.decidedAt), desc(reports.id))
    .limit(limit);
}

/** What the reports of one status about each of these come to. */
export async function listCasesOf(db: Queryable, status: Status, subjects: readonly Subject[]) {
  if (subjects.length === 0) return [];
  return db
    .select(caseColumns)
    .from(reports)
    .where(and(eq(reports.status, status), or(...subjects.map(isAbout))))
    .groupBy(reports.subject, reports.subjectId);
}

/** What was said about one thing: what is open comes before what was decided, and the newest first. */
export async function listReportsOf(db: Queryable, about: Subject) {
  return db
    .select()
    .from(reports)
    .where(isAbout(about))
    .orderBy(desc(eq(reports.status, 'open')), desc(reports.createdAt), desc(reports.id))
    .limit(REPORTS_SHOWN);
}

/** The open reports about one thing, held until they are decided. */
export async function lockOpenReports(tx: Transaction, about: Subject) {
  return tx
    .select({
      id: reports.id,
      reporterUserId: reports.reporterUserId,
      againstUserId: reports.againstUserId,
    })
    .from(reports)
    .where(and(isAbout(about), eq(reports.status, 'open')))
    .orderBy(asc(reports.id))
    .for('update');
}

export async function hasReports(db: Queryable, about: Subject): Promise<boolean> {
  return (await db.$count(reports, isAbout(about))) > 0;
}

type Decided = {
  status: Exclude<Status, 'open'>;
  decisionId: string;
  decidedAt: Date;
  updatedAt: Date;
};

/** Those that were held are decided; what came in meanwhile is a new case. */
export async function closeReports(tx: Transaction, ids: readonly string[], decided: Decided) {
  await tx
    .update(reports)
    .set(decided)
    .where(sql`${reports.id} = any(${sql.param(ids)}::uuid[])`);
}

function isAbout({ subject, subjectId }: Subject): SQL | undefined {
  return and(eq(reports.subject, subject), eq(reports.subjectId, subjectId));
}

/** All reports about one thing are against the same person: none of a case is left out. */
function isOf({ subject, againstUserId }: Omit<Filters, 'reason'>): SQL | undefined {
  return and(
    subject && eq(reports.subject, subject),
    againstUserId ? eq(reports.againstUserId, againstUserId) : undefined,
  );
}
