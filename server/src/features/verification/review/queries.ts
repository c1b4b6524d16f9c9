import type {
  VERIFICATION_REQUEST_STATUSES,
  VerificationKind,
} from '@callboard/contract/verification';
import { and, asc, type Column, desc, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Place } from '../../../platform/http/time-cursor.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import { reports } from '../../moderation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { requestColumns } from '../queries.ts';
import { verificationRequests } from '../tables.ts';

type RequestStatus = (typeof VERIFICATION_REQUEST_STATUSES)[number];

const nameOf = (person: { firstName: Column; lastName: Column }) =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

const personColumns = {
  id: users.id,
  name: nameOf(users),
  role: users.role,
  email: users.email,
};

type Asked = {
  status: RequestStatus;
  kind: VerificationKind | undefined;
  after: Place | undefined;
  limit: number;
};

/** Those that wait by age; decided ones the newest first. */
export async function listByStatus(db: Queryable, { status, kind, after, limit }: Asked) {
  const isPending = status === 'pending';
  const at = isPending ? verificationRequests.createdAt : verificationRequests.decidedAt;
  const direction = isPending ? asc : desc;
  const than = isPending ? sql`>` : sql`<`;
  return db
    .select({
      id: verificationRequests.id,
      kind: verificationRequests.kind,
      status: verificationRequests.status,
      createdAt: verificationRequests.createdAt,
      decidedAt: verificationRequests.decidedAt,
      person: personColumns,
    })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .where(
      and(
        eq(verificationRequests.status, status),
        kind && eq(verificationRequests.kind, kind),
        after && sql`(${at}, ${verificationRequests.id}) ${than} (${after.at}, ${after.id})`,
      ),
    )
    .orderBy(direction(at), direction(verificationRequests.id))
    .limit(limit);
}

/** A request with whoever asks and whoever decided. */
export async function findReviewed(db: Queryable, requestId: string) {
  const decider = alias(users, 'decider');
  const [found] = await db
    .select({
      request: requestColumns,
      person: {
        ...personColumns,
        countryId: users.countryId,
        memberSince: users.createdAt,
        suspendedAt: users.suspendedAt,
      },
      decidedBy: sql<string | null>`${nameOf(decider)}`,
    })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .leftJoin(decider, eq(decider.id, verificationRequests.decidedByUserId))
    .where(eq(verificationRequests.id, requestId));
  return found;
}

const EARLIER_AT_MOST = 20;

export async function listOthersOf(db: Queryable, userId: string, requestId: string) {
  return db
    .select({
      id: requestColumns.id,
      kind: requestColumns.kind,
      status: requestColumns.status,
      reason: requestColumns.reason,
      createdAt: requestColumns.createdAt,
      decidedAt: requestColumns.decidedAt,
    })
    .from(verificationRequests)
    .where(and(eq(verificationRequests.userId, userId), ne(verificationRequests.id, requestId)))
    .orderBy(desc(verificationRequests.createdAt), desc(verificationRequests.id))
    .limit(EARLIER_AT_MOST);
}

/** What somebody calls themselves here. */
export async function findStanding(db: Queryable, userId: string) {
  const [[talent], [client], agencies, openReports] = await Promise.all([
    db
      .select({ id: talentProfiles.id, stageName: talentProfiles.stageName })
      .from(talentProfiles)
      .where(eq(talentProfiles.userId, userId)),
    db
      .select({ name: clientCompanies.name, website: clientProfiles.website })
      .from(clientProfiles)
      .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
      .where(eq(clientProfiles.userId, userId)),
    listAgencies(db, userId),
    db.$count(reports, and(eq(reports.againstUserId, userId), eq(reports.status, 'open'))),
  ]);
  return { talent, client, agencies, openReports };
}

const AGENCIES_AT_MOST = 10;

async function listAgencies(db: Queryable, userId: string) {
  const { ownerUserId } = businessPortfolios;
  return db
    .select({ name: businessPortfolios.name, website: businessPortfolios.website })
    .from(businessPortfolios)
    .leftJoin(
      businessPortfolioMembers,
      and(
        eq(businessPortfolioMembers.portfolioId, businessPortfolios.id),
        eq(businessPortfolioMembers.userId, userId),
      ),
    )
    .where(or(eq(ownerUserId, userId), eq(businessPortfolioMembers.userId, userId)))
    .orderBy(desc(sql`${ownerUserId} = ${userId}`), asc(businessPortfolios.name))
    .limit(AGENCIES_AT_MOST);
}

type Decision = {
  status: 'approved' | 'rejected';
  reason: string | null;
  decidedByUserId: string;
  decidedAt: Date;
};

export async function updateDecided(
  tx: Transaction,
  requestId: string,
  decision: Decision,
): Promise<void> {
  await tx
    .update(verificationRequests)
    .set({ ...decision, updatedAt: decision.decidedAt })
    .where(eq(verificationRequests.id, requestId));
}
