import type { HoldRank, HoldStatus } from '@callboard/contract/deal-choices';
import { LIVE_HOLD_STATUSES } from '@callboard/contract/deal-choices';
import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { agencyBetween } from '../../representation/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { aboutFor, type Reader, SHOWN } from '../about/queries.ts';
import { holds } from './tables.ts';

export type HoldRow = Awaited<ReturnType<typeof listHoldsOfRole>>[number];
export type Held = typeof holds.$inferSelect;

const isLive = inArray(holds.status, [...LIVE_HOLD_STATUSES]);

export async function insertHolds(
  tx: Transaction,
  rows: readonly (typeof holds.$inferInsert)[],
): Promise<void> {
  await tx.insert(holds).values([...rows]);
}

const holdColumns = {
  id: holds.id,
  from: holds.from,
  to: holds.to,
  status: holds.status,
  rank: holds.rank,
  note: holds.note,
  expiresAt: holds.expiresAt,
  challengeEndsAt: holds.challengeEndsAt,
  createdAt: holds.createdAt,
};

const others = alias(holds, 'others');

/**
 * All that one production's hold tells of another's: that a place is taken. Of backups there may be
 * many; a hold that is asked for again may have the place that it had.
 */
const takenRanks = sql<HoldRank[]>`array(
  select distinct ${others.rank} from ${holds} as "others"
  where ${others.talentProfileId} = ${holds.talentProfileId} and ${others.id} <> ${holds.id}
    and ${others.status} in ('given', 'confirmed') and ${others.rank} in ('first', 'second')
    and ${others.from} <= ${holds.to} and ${others.to} >= ${holds.from}
    and not (${others.roleId} = ${holds.roleId} and ${others.from} = ${holds.from}
      and ${others.to} = ${holds.to} and ${others.status} = 'given')
  order by ${others.rank}
)`;

function selectHolds(db: Queryable, reader: Reader) {
  return db
    .select({
      ...aboutFor(reader),
      ...holdColumns,
      // A team learns nothing of the others' holds.
      takenRanks: reader === 'own' ? takenRanks : sql<HoldRank[]>`'{}'::text[]`,
    })
    .from(holds)
    .innerJoin(productionRoles, eq(productionRoles.id, holds.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, holds.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .$dynamic();
}

/** The live ones first, then the latest; all of a role, or these. */
export async function listHoldsOfRole(db: Queryable, roleId: string, ids?: readonly string[]) {
  return selectHolds(db, 'team')
    .where(and(eq(holds.roleId, roleId), ids && inArray(holds.id, [...ids])))
    .orderBy(desc(sql`${isLive}`), desc(holds.createdAt), desc(holds.id))
    .limit(SHOWN);
}

/** Those that wait for an answer first, then what is held by its day, then what is over. */
export async function listOwnHolds(db: Queryable, talentProfileIds: readonly string[]) {
  const isTheirs = sql`${holds.talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`;
  return selectHolds(db, 'own')
    .where(isTheirs)
    .orderBy(
      desc(eq(holds.status, 'requested')),
      desc(sql`${isLive}`),
      sql`case when ${isLive} then ${holds.from} end`,
      desc(holds.createdAt),
      desc(holds.id),
    )
    .limit(SHOWN);
}

export async function getHold(db: Queryable, holdId: string, reader: Reader) {
  const [row] = await selectHolds(db, reader).where(eq(holds.id, holdId));
  if (row === undefined) throw new Error(`hold ${holdId} is gone`);
  return row;
}

/** Whose days it keeps for what, and how a person stands to both. */
export async function findHoldStanding(db: Queryable, holdId: string, userId: string) {
  const [row] = await db
    .select({
      ...standingColumns,
      holdId: holds.id,
      roleId: holds.roleId,
      talentProfileId: holds.talentProfileId,
      talent: {
        userId: talentProfiles.userId,
        ownerUserId: talentProfiles.ownerUserId,
        isViewersTalent: sql<boolean>`exists ${agencyBetween(db, userId)}`,
      },
    })
    .from(holds)
    .innerJoin(productionRoles, eq(productionRoles.id, holds.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, holds.talentProfileId))
    .where(eq(holds.id, holdId));
  return row;
}

/**
 * All that keeps days of these talents. Until the transaction ends, nobody else changes any of it:
 * they are locked in one order, and read only after that.
 */
export async function lockHolds(
  tx: Transaction,
  talentProfileIds: readonly string[],
): Promise<Held[]> {
  const isMeant = and(inArray(holds.talentProfileId, [...talentProfileIds]), isLive);
  await tx.select({ id: holds.id }).from(holds).where(isMeant).orderBy(asc(holds.id)).for('update');
  return tx.select().from(holds).where(isMeant).orderBy(asc(holds.createdAt), asc(holds.id));
}

type Changes = Partial<Pick<Held, 'status' | 'rank' | 'note' | 'challengeEndsAt'>>;

export async function updateHolds(
  tx: Transaction,
  ids: readonly string[],
  changes: Changes,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(holds)
    .set({ ...changes, updatedAt: now })
    .where(inArray(holds.id, [...ids]));
}

/** In one statement: the places are compared when all have moved. */
export async function setRanks(
  tx: Transaction,
  moved: readonly { id: string; rank: HoldRank }[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return;
  await tx.execute(sql`
    update ${holds} set rank = it.rank, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as it(id uuid, rank text)
    where ${holds.id} = it.id
  `);
}

const EXPIRING: readonly HoldStatus[] = ['requested', 'given'];

/** Whose holds have outlived their time, or the time that a challenge left them. */
export async function listOverdueTalents(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: holds.talentProfileId })
    .from(holds)
    .where(
      and(
        inArray(holds.status, [...EXPIRING]),
        or(lte(holds.expiresAt, now), lte(holds.challengeEndsAt, now)),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whose days are kept for a role. */
export async function listTalentsHeldFor(db: Queryable, roleId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: holds.talentProfileId })
    .from(holds)
    .where(and(eq(holds.roleId, roleId), isLive));
  return rows.map(({ id }) => id);
}
