import type { AvailabilityAnswer } from '@callboard/contract/deal-choices';
import { and, desc, eq, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { auditions } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { aboutFor, type Reader, SHOWN } from '../about/queries.ts';
import { availabilityChecks } from './tables.ts';

export type CheckRow = Awaited<ReturnType<typeof listChecksOfRole>>[number];

export async function insertChecks(
  tx: Transaction,
  rows: readonly (typeof availabilityChecks.$inferInsert)[],
): Promise<void> {
  await tx.insert(availabilityChecks).values([...rows]);
}

const later = alias(availabilityChecks, 'later');

/** Asked again, the newest counts. */
function isNewest(db: Queryable) {
  const check = availabilityChecks;
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.roleId, check.roleId),
          eq(later.talentProfileId, check.talentProfileId),
          sql`(${later.createdAt}, ${later.id}) > (${check.createdAt}, ${check.id})`,
        ),
      ),
  );
}

function selectChecks(db: Queryable, reader: Reader) {
  return db
    .select({
      ...aboutFor(reader),
      id: availabilityChecks.id,
      days: availabilityChecks.days,
      terms: availabilityChecks.terms,
      answer: availabilityChecks.answer,
      note: availabilityChecks.note,
      respondedAt: availabilityChecks.respondedAt,
      createdAt: availabilityChecks.createdAt,
    })
    .from(availabilityChecks)
    .innerJoin(productionRoles, eq(productionRoles.id, availabilityChecks.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(talentProfiles, eq(talentProfiles.id, availabilityChecks.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .$dynamic();
}

/** The newest of each talent, or of these talents alone. */
export async function listChecksOfRole(
  db: Queryable,
  roleId: string,
  talentProfileIds?: readonly string[],
) {
  const { createdAt, id } = availabilityChecks;
  return selectChecks(db, 'team')
    .where(
      and(
        eq(availabilityChecks.roleId, roleId),
        talentProfileIds && inArray(availabilityChecks.talentProfileId, [...talentProfileIds]),
        isNewest(db),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
}

/** Of these talents, the newest for each role, without what nobody can answer any more; what waits first. */
export async function listOwnChecks(db: Queryable, talentProfileIds: readonly string[]) {
  const { talentProfileId, answer, createdAt, id } = availabilityChecks;
  const isUseful = or(isNotNull(answer), isNull(productionRoles.cancelledAt));
  return selectChecks(db, 'own')
    .where(
      and(
        sql`${talentProfileId} = any(${sql.param([...talentProfileIds])}::uuid[])`,
        isNewest(db),
        isUseful,
      ),
    )
    .orderBy(desc(isNull(answer)), desc(createdAt), desc(id))
    .limit(SHOWN);
}

export async function getOwnCheck(db: Queryable, checkId: string) {
  const [row] = await selectChecks(db, 'own').where(eq(availabilityChecks.id, checkId));
  if (row === undefined) throw new Error(`availability check ${checkId} is gone`);
  return row;
}

/** Whom it asks for what, and whether it is the one that counts. */
export async function findCheck(db: Queryable, checkId: string) {
  const [row] = await db
    .select({
      roleId: availabilityChecks.roleId,
      talentProfileId: availabilityChecks.talentProfileId,
      isNewest: sql<boolean>`${isNewest(db)}`,
    })
    .from(availabilityChecks)
    .where(eq(availabilityChecks.id, checkId));
  return row;
}

type Given = { answer: AvailabilityAnswer; note: string | null; respondedAt: Date };

export async function setAnswer(tx: Transaction, checkId: string, given: Given): Promise<void> {
  await tx
    .update(availabilityChecks)
    .set({ ...given, updatedAt: given.respondedAt })
    .where(eq(availabilityChecks.id, checkId));
}

/** The roles and sessions of a production: what takes someone's time there is no conflict with it. */
export async function listIdsOfProduction(db: Queryable, productionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(eq(productionRoles.productionId, productionId))
    .unionAll(
      db
        .select({ id: auditions.id })
        .from(auditions)
        .where(eq(auditions.productionId, productionId)),
    );
  return rows.map(({ id }) => id);
}
