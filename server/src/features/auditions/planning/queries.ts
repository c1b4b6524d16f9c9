import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionFiles } from '../../productions/files/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { auditionInvitations, auditionRoles, auditionSides, auditions } from '../tables.ts';

export type AuditionRow = typeof auditions.$inferSelect;
type NewAudition = typeof auditions.$inferInsert;

/** How a person stands to the production of an audition. */
export async function findAuditionStanding(db: Queryable, auditionId: string, userId: string) {
  const [row] = await db
    .select({ ...standingColumns, auditionId: auditions.id, productionTitle: productions.title })
    .from(auditions)
    .innerJoin(productions, eq(productions.id, auditions.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(auditions.id, auditionId));
  return row;
}

export async function findAudition(db: Queryable, id: string): Promise<AuditionRow | undefined> {
  const [row] = await db.select().from(auditions).where(eq(auditions.id, id));
  return row;
}

/**
 * Roles before auditions, as whoever cancels a role does: nobody waits for someone who waits for them.
 * Until the transaction ends the session is in one person's hands and none of its roles is cancelled.
 */
export async function lockAudition(tx: Transaction, id: string): Promise<AuditionRow | undefined> {
  await tx
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .innerJoin(auditionRoles, eq(auditionRoles.roleId, productionRoles.id))
    .where(eq(auditionRoles.auditionId, id))
    .orderBy(asc(productionRoles.id))
    .for('share', { of: productionRoles });
  const [row] = await tx.select().from(auditions).where(eq(auditions.id, id)).for('update');
  return row;
}

/** Whoever adds sessions to a production takes turns with the others who do. How many it has. */
export async function lockSessions(tx: Transaction, productionId: string): Promise<number> {
  await tx
    .select({ id: productions.id })
    .from(productions)
    .where(eq(productions.id, productionId))
    .for('no key update');
  const [row] = await tx
    .select({ held: count() })
    .from(auditions)
    .where(eq(auditions.productionId, productionId));
  return row?.held ?? 0;
}

export async function insertAudition(tx: Transaction, row: NewAudition): Promise<void> {
  await tx.insert(auditions).values(row);
}

export async function updateAudition(
  tx: Transaction,
  id: string,
  changes: Partial<NewAudition>,
): Promise<void> {
  await tx.update(auditions).set(changes).where(eq(auditions.id, id));
}

export async function deleteAudition(tx: Transaction, id: string): Promise<void> {
  await tx.delete(auditions).where(eq(auditions.id, id));
}

export async function hasInvitations(db: Queryable, auditionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditionInvitations.id })
    .from(auditionInvitations)
    .where(eq(auditionInvitations.auditionId, auditionId))
    .limit(1);
  return row !== undefined;
}

/** Of these roles, those of the production that are still being cast. */
export async function listCastRoleIds(
  db: Queryable,
  productionId: string,
  roleIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(
      and(
        eq(productionRoles.productionId, productionId),
        inArray(productionRoles.id, [...roleIds]),
        isNull(productionRoles.cancelledAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/** How many of these files are the production's. */
export async function countOwnFiles(
  db: Queryable,
  productionId: string,
  fileIds: readonly string[],
): Promise<number> {
  return db.$count(
    productionFiles,
    and(eq(productionFiles.productionId, productionId), inArray(productionFiles.id, [...fileIds])),
  );
}

export async function replaceRoles(
  tx: Transaction,
  auditionId: string,
  roleIds: readonly string[],
): Promise<void> {
  await tx.delete(auditionRoles).where(eq(auditionRoles.auditionId, auditionId));
  if (roleIds.length === 0) return;
  await tx.insert(auditionRoles).values(roleIds.map((roleId) => ({ auditionId, roleId })));
}

export async function replaceSides(
  tx: Transaction,
  auditionId: string,
  fileIds: readonly string[],
): Promise<void> {
  await tx.delete(auditionSides).where(eq(auditionSides.auditionId, auditionId));
  const each = [...new Set(fileIds)].map((fileId) => ({ auditionId, fileId }));
  if (each.length > 0) await tx.insert(auditionSides).values(each);
}

/** The session's roles that are still being cast. */
export async function listOpenRoleIds(db: Queryable, auditionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: auditionRoles.roleId })
    .from(auditionRoles)
    .innerJoin(productionRoles, eq(productionRoles.id, auditionRoles.roleId))
    .where(and(eq(auditionRoles.auditionId, auditionId), isNull(productionRoles.cancelledAt)));
  return rows.map(({ id }) => id);
}

/** All of the session's roles, cancelled ones too. */
export async function listRoleIds(db: Queryable, auditionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: auditionRoles.roleId })
    .from(auditionRoles)
    .where(eq(auditionRoles.auditionId, auditionId))
    .orderBy(sql`1`);
  return rows.map(({ id }) => id);
}

/** Slots that those invited to an open booking chose. */
export async function listBooked(db: Queryable, auditionId: string) {
  const { talentProfileId, roleId, slotId, status, isToBeChosen } = auditionInvitations;
  return db
    .select({ talentProfileId, roleId, slotId })
    .from(auditionInvitations)
    .where(
      and(
        eq(auditionInvitations.auditionId, auditionId),
        inArray(status, ['pending', 'accepted', 'reschedule_requested']),
        eq(isToBeChosen, false),
        isNotNull(slotId),
      ),
    );
}
