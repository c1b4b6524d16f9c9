import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import type { PortfolioContents } from '@callboard/contract/business-portfolios';
import { LIMITS } from '@callboard/contract/limits';
import {
  and,
  count,
  countDistinct,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';
import { messages } from '../../messaging/tables.ts';
import { representations, rosterEntries, rosterNotes } from '../../representation/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { businessPortfolioMembers, businessPortfolios, teamInvitations } from '../tables.ts';

type Counts = Omit<PortfolioContents, 'hasPro'>;

const WAITING = [...UNDECIDED_STATUSES, 'offered'] as const;

/** A profile that an agency began and that is nobody's own yet. */
const isUnclaimed = and(isNull(users.email), eq(talentProfiles.ownerUserId, talentProfiles.userId));

export async function countContents(
  db: Queryable,
  portfolioId: string,
  now: Date,
): Promise<Counts> {
  const members = db
    .select({ count: count() })
    .from(businessPortfolioMembers)
    .where(eq(businessPortfolioMembers.portfolioId, portfolioId));
  const invitations = db
    .select({ count: count() })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.portfolioId, portfolioId),
        eq(teamInvitations.status, 'pending'),
        gt(teamInvitations.expiresAt, now),
      ),
    );
  const talents = db
    .select({ count: count() })
    .from(rosterEntries)
    .where(eq(rosterEntries.portfolioId, portfolioId));
  const application = db
    .select({ one: sql`1` })
    .from(applications)
    .where(eq(applications.talentProfileId, talentProfiles.id));
  const message = db
    .select({ one: sql`1` })
    .from(messages)
    .where(eq(messages.onBehalfOfUserId, talentProfiles.userId));
  const unclaimedThat = (condition: SQL) =>
    db
      .select({ count: count() })
      .from(rosterEntries)
      .innerJoin(talentProfiles, eq(talentProfiles.id, rosterEntries.talentProfileId))
      .innerJoin(users, eq(users.id, talentProfiles.userId))
      .where(and(eq(rosterEntries.portfolioId, portfolioId), isUnclaimed, condition));
  const unclaimed = unclaimedThat(sql`not exists ${application} and not exists ${message}`);
  const hidden = unclaimedThat(sql`(exists ${application} or exists ${message})`);
  const asked = db
    .select({ count: countDistinct(representations.talentProfileId) })
    .from(representations)
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        eq(representations.status, 'requested'),
        notInArray(
          representations.talentProfileId,
          db
            .select({ id: rosterEntries.talentProfileId })
            .from(rosterEntries)
            .where(eq(rosterEntries.portfolioId, portfolioId)),
        ),
      ),
    );
  const notes = db
    .select({ count: count() })
    .from(rosterNotes)
    .where(eq(rosterNotes.portfolioId, portfolioId));
  const submissions = db
    .select({ count: count() })
    .from(applications)
    .where(
      and(
        eq(applications.portfolioId, portfolioId),
        inArray(applications.toldStatus, [...WAITING]),
      ),
    );
  const { rows } = await db.execute<Record<keyof Counts, string>>(sql`
    select ${members} as "members", ${invitations} as "invitations", ${talents} as "talents",
      ${asked} as "askedTalents", ${unclaimed} as "unclaimedTalents", ${hidden} as "hiddenTalents",
      ${notes} as "agencyNotes", ${submissions} as "openSubmissions"
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('a count returned nothing');
  return {
    members: Number(row.members),
    invitations: Number(row.invitations),
    talents: Number(row.talents),
    askedTalents: Number(row.askedTalents),
    unclaimedTalents: Number(row.unclaimedTalents),
    hiddenTalents: Number(row.hiddenTalents),
    agencyNotes: Number(row.agencyNotes),
    openSubmissions: Number(row.openSubmissions),
  };
}

export async function listRosterIds(tx: Transaction, portfolioId: string): Promise<string[]> {
  const rows = await tx
    .select({ talentProfileId: rosterEntries.talentProfileId })
    .from(rosterEntries)
    .where(eq(rosterEntries.portfolioId, portfolioId))
    .limit(LIMITS.rosterTalents);
  return rows.map(({ talentProfileId }) => talentProfileId);
}

/** Of everyone whom the portfolio represents, or has asked: the talent, and who keeps their profile. */
export async function listTalentUserIds(
  tx: Transaction,
  portfolioId: string,
  status: 'active' | 'requested',
) {
  const isTheirs = or(
    eq(users.id, talentProfiles.userId),
    eq(users.id, talentProfiles.ownerUserId),
  );
  const rows = await tx
    .selectDistinct({ userId: users.id })
    .from(representations)
    .innerJoin(talentProfiles, eq(talentProfiles.id, representations.talentProfileId))
    .innerJoin(users, isTheirs)
    .where(
      and(
        eq(representations.portfolioId, portfolioId),
        eq(representations.status, status),
        isNotNull(users.email),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Those that nobody has claimed and that a casting knows. */
export async function hideUnclaimed(
  tx: Transaction,
  talentProfileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (talentProfileIds.length === 0) return;
  const unclaimed = tx
    .select({ id: talentProfiles.id })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(and(inArray(talentProfiles.id, [...talentProfileIds]), isUnclaimed));
  await tx
    .update(talentProfiles)
    .set({ visibility: 'hidden', updatedAt: now })
    .where(inArray(talentProfiles.id, unclaimed));
}

export async function deletePortfolio(tx: Transaction, id: string): Promise<void> {
  await tx.delete(businessPortfolios).where(eq(businessPortfolios.id, id));
}
