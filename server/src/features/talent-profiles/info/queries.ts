import { LIMITS } from '@callboard/contract/limits';
import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { media } from '../../media/tables.ts';
import { talentProfessionalInfo } from './tables.ts';

/** A list of a talent's, in the talent's order. */
type ListTable = PgTable & { talentProfileId: PgColumn; position: PgColumn };
/** A list whose entries other things may refer to. */
type EntryTable = ListTable & { id: PgColumn };

type RowOf<T extends PgTable> = T['$inferSelect'];
type Given<T extends ListTable> = Omit<T['$inferInsert'], 'talentProfileId' | 'position'>;

export async function findInfo(db: Queryable, talentProfileId: string) {
  const [info] = await db
    .select()
    .from(talentProfessionalInfo)
    .where(eq(talentProfessionalInfo.talentProfileId, talentProfileId));
  return info;
}

export async function updateInfo(
  tx: Transaction,
  talentProfileId: string,
  changes: Partial<typeof talentProfessionalInfo.$inferInsert>,
) {
  await tx
    .insert(talentProfessionalInfo)
    .values({ ...changes, talentProfileId })
    .onConflictDoUpdate({
      target: talentProfessionalInfo.talentProfileId,
      set: { ...changes, talentProfileId },
    });
}

export async function listOf<T extends ListTable>(db: Queryable, table: T, profileId: string) {
  return db
    .select()
    .from(table as PgTable)
    .where(eq(table.talentProfileId, profileId))
    .orderBy(asc(table.position))
    .limit(LIMITS.creditsMax) as Promise<RowOf<T>[]>;
}

/** Files that were uploaded, which nobody deletes until the transaction ends. */
export async function listMedia(tx: Transaction, ids: readonly string[]) {
  return tx
    .select()
    .from(media)
    .where(inArray(media.id, [...ids]))
    .for('share');
}

/** A list of terms is written anew: nothing refers to its rows. */
export async function replaceTerms<T extends ListTable>(
  tx: Transaction,
  table: T,
  profileId: string,
  terms: readonly Given<T>[],
) {
  await tx.delete(table).where(eq(table.talentProfileId, profileId));
  if (terms.length > 0) await tx.insert(table).values(inOrder(table, profileId, terms));
}

/** Entries that stay are changed in place, so that whatever refers to them stays with them. */
export async function replaceEntries<T extends EntryTable>(
  tx: Transaction,
  table: T,
  profileId: string,
  entries: readonly (Given<T> & { id: string })[],
) {
  const kept = entries.map(({ id }) => id);
  await tx
    .delete(table)
    .where(and(eq(table.talentProfileId, profileId), notInArray(table.id, kept)));
  if (entries.length === 0) return;
  await tx
    .insert(table)
    .values(inOrder(table, profileId, entries))
    .onConflictDoUpdate({ target: table.id, set: asSent(table) });
}

function inOrder<T extends ListTable>(_: T, talentProfileId: string, rows: readonly Given<T>[]) {
  return rows.map((row, position) => ({
    ...row,
    talentProfileId,
    position,
  })) as T['$inferInsert'][];
}

function asSent(table: EntryTable): Record<string, SQL> {
  const replaced = Object.keys(getTableColumns(table)).filter((name) => name !== 'id');
  return Object.fromEntries(replaced.map((name) => [name, sql`excluded.${columnName(name)}`]));
}

function columnName(property: string): SQL {
  const name = property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return sql`${sql.identifier(name)}`;
}
