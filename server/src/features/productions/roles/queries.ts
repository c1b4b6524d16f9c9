import {
  type APPLICATION_STATUSES,
  ENDED_APPLICATION_STATUSES,
} from '@callboard/contract/application-moves';
import type { BoardCounts } from '@callboard/contract/board-counts';
import { LIVE_HOLD_STATUSES } from '@callboard/contract/deal-choices';
import { LIMITS } from '@callboard/contract/limits';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { literals } from '../../../platform/database/columns.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { auditionInvitations, auditionSeats } from '../../auditions/tables.ts';
import { backgroundBookings, backgroundDays } from '../../background/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { availabilityChecks } from '../../deals/availability-checks/tables.ts';
import { holds } from '../../deals/holds/tables.ts';
import { productionFiles } from '../files/tables.ts';
import { productions } from '../tables.ts';
import { productionRoles } from './tables.ts';

const { foldedTitle: _, ...roleColumns } = getTableColumns(productionRoles);

export type RoleRow = Omit<typeof productionRoles.$inferSelect, 'foldedTitle'>;
export type CallRow = typeof castingCalls.$inferSelect;
type NewRole = typeof productionRoles.$inferInsert;

export async function listRoleRows(db: Queryable, productionId: string): Promise<RoleRow[]> {
  return db
    .select(roleColumns)
    .from(productionRoles)
    .where(eq(productionRoles.productionId, productionId))
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .limit(LIMITS.roles);
}

/** Of each role the call that is not ended, else the latest. */
export async function listCallsOf(db: Queryable, roleIds: string[]): Promise<CallRow[]> {
  return db
    .selectDistinctOn([castingCalls.roleId])
    .from(castingCalls)
    .where(inArray(castingCalls.roleId, roleIds))
    .orderBy(
      castingCalls.roleId,
      sql`${castingCalls.endedAt} desc nulls first`,
      desc(castingCalls.createdAt),
    )
    .limit(roleIds.length);
}

/** A no that waits in the tray stands there and no longer in its column. */
export async function listBoardCounts(
  db: Queryable,
  roleIds: string[],
): Promise<(BoardCounts & { roleId: string })[]> {
  const isWaiting = sql`${applications.unsentAnswer} is not null`;
  const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
  const standing = (status: (typeof APPLICATION_STATUSES)[number]) =>
    countWhere(sql`${applications.status} = ${status} and not ${isWaiting}`);
  return db
    .select({
      roleId: applications.roleId,
      all: count(),
      submitted: standing('submitted'),
      viewed: standing('viewed'),
      shortlisted: standing('shortlisted'),
      audition: standing('audition'),
      callback: standing('callback'),
      offered: standing('offered'),
      booked: standing('booked'),
      unsent: countWhere(isWaiting),
      ended: countWhere(sql`${applications.status} in (${literals(ENDED_APPLICATION_STATUSES)})`),
    })
    .from(applications)
    .where(inArray(applications.roleId, roleIds))
    .groupBy(applications.roleId)
    .limit(roleIds.length);
}

/** What surrounds a role: its production, and how reliably the company answers. */
export async function findRoleSetting(db: Queryable, productionId: string) {
  // What most of its roles are paid in.
  const currency = db
    .select({ usual: sql`mode() within group (order by ${productionRoles.payCurrency})` })
    .from(productionRoles)
    .where(eq(productionRoles.productionId, productions.id));
  const [row] = await db
    .select({
      production: {
        id: productions.id,
        title: productions.title,
        typeId: productions.typeId,
        isConfidential: productions.isConfidential,
        currency: sql<string | null>`(${currency})`,
      },
      answeredPercent: clientCompanies.answeredPercent,
      answerDays: clientCompanies.answerDays,
    })
    .from(productions)
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId))
    .where(eq(productions.id, productionId));
  return row;
}

export async function findRoleRow(db: Queryable, roleId: string): Promise<RoleRow | undefined> {
  const [row] = await db
    .select(roleColumns)
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId));
  return row;
}

/**
 * Two who change a role at once take turns: the second builds on what the first wrote. Whoever writes
 * down what happened to one of its applicants need not wait, and so never holds what this one needs.
 */
export async function lockRoleRow(tx: Transaction, roleId: string): Promise<RoleRow | undefined> {
  const [row] = await tx
    .select(roleColumns)
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('no key update');
  return row;
}

/** Nobody applies to a role whose calls are locked. */
export async function lockCallsOf(tx: Transaction, roleId: string): Promise<void> {
  await tx
    .select({ id: castingCalls.id })
    .from(castingCalls)
    .where(eq(castingCalls.roleId, roleId))
    .orderBy(asc(castingCalls.id))
    .for('update');
}

/** Whoever adds roles to a production or moves them takes turns with the others who do. */
export async function lockRoles(tx: Transaction, productionId: string): Promise<void> {
  await tx
    .select({ id: productions.id })
    .from(productions)
    .where(eq(productions.id, productionId))
    .for('no key update');
}

/** How many roles a production has, the last one's place, and whether it takes any. */
export async function findRoleRoom(db: Queryable, productionId: string) {
  const [row] = await db
    .select({
      held: count(productionRoles.id),
      last: sql`coalesce(max(${productionRoles.position}), 0)`.mapWith(Number),
      isCancelled: sql<boolean>`${productions.status} = 'cancelled'`,
    })
    .from(productions)
    .leftJoin(productionRoles, eq(productionRoles.productionId, productions.id))
    .where(eq(productions.id, productionId))
    .groupBy(productions.id);
  return row ?? { held: 0, last: 0, isCancelled: false };
}

export async function insertRoles(tx: Transaction, roles: NewRole[]): Promise<void> {
  await tx.insert(productionRoles).values(roles);
}

export async function updateRole(
  tx: Transaction,
  roleId: string,
  changes: Partial<NewRole>,
): Promise<void> {
  await tx.update(productionRoles).set(changes).where(eq(productionRoles.id, roleId));
}

/** Makes room behind a role: whatever follows it stands one place further on. */
export async function moveFollowing(
  tx: Transaction,
  { productionId, position }: { productionId: string; position: number },
): Promise<void> {
  await tx
    .update(productionRoles)
    .set({ position: sql`${productionRoles.position} + 1` })
    .where(
      and(eq(productionRoles.productionId, productionId), gt(productionRoles.position, position)),
    );
}

/** The named ones first, in the order in which they are named, the others behind them as they were. */
export async function updatePlaces(tx: Transaction, productionId: string, ids: readonly string[]) {
  const { id, position } = productionRoles;
  await tx.execute(sql`
    update ${productionRoles} set position = placed.place
    from (
      select ${id} as id, row_number() over (
        order by array_position(${sql.param([...ids])}::uuid[], ${id}), ${position}, ${id}
      ) as place
      from ${productionRoles} where ${productionRoles.productionId} = ${productionId}
    ) placed
    where ${id} = placed.id
  `);
}

/** Whether anybody applied to it, or was planned or asked for it. Holds that ended keep no days. */
export async function isRoleInUse(db: Queryable, roleId: string): Promise<boolean> {
  const people = [applications, auditionSeats, auditionInvitations, availabilityChecks].map(
    (table) => exists(db.select({ one: sql`1` }).from(table).where(eq(table.roleId, roleId))),
  );
  const isLiveHold = inArray(holds.status, LIVE_HOLD_STATUSES);
  const held = db
    .select({ one: sql`1` })
    .from(holds)
    .where(and(eq(holds.roleId, roleId), isLiveHold));
  const booked = db
    .select({ one: sql`1` })
    .from(backgroundBookings)
    .innerJoin(backgroundDays, eq(backgroundDays.id, backgroundBookings.backgroundDayId))
    .where(eq(backgroundDays.roleId, roleId));
  const [row] = await db
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(and(eq(productionRoles.id, roleId), or(...people, exists(held), exists(booked))));
  return row !== undefined;
}

/** With everything that is its own; roles that covered it no longer do. */
export async function deleteRole(
  tx: Transaction,
  { roleId, productionId }: { roleId: string; productionId: string },
): Promise<void> {
  await tx.delete(productionRoles).where(eq(productionRoles.id, roleId));
  await tx
    .update(productionRoles)
    .set({ coversRoleIds: sql`array_remove(${productionRoles.coversRoleIds}, ${roleId})` })
    .where(
      and(
        eq(productionRoles.productionId, productionId),
        arrayContains(productionRoles.coversRoleIds, [roleId]),
      ),
    );
}

export async function listRoleIds(db: Queryable, productionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(eq(productionRoles.productionId, productionId))
    .limit(LIMITS.roles);
  return rows.map(({ id }) => id);
}

/** Of these files, those that are the production's. */
export async function listOwnFileIds(db: Queryable, productionId: string, fileIds: string[]) {
  const rows = await db
    .select({ id: productionFiles.id })
    .from(productionFiles)
    .where(
      and(eq(productionFiles.productionId, productionId), inArray(productionFiles.id, fileIds)),
    )
    .limit(fileIds.length);
  return rows.map(({ id }) => id);
}
