import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/database.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';

/** Whose data it is: the person, and every profile they keep, their own and their children's. */
export type Whose = { userId: string; profileIds: readonly string[] };

/** One file of the copy. */
export type Subject = {
  /** Also the file's name. */
  name: string;
  /** For whoever opens the copy. */
  about: string;
  /** Selects `key`, by which rows are in order, and `row`, as it is written. */
  rows: (whose: Whose) => SQL;
};

type Row = { key: string; row: Record<string, unknown> };

/** Some rows of a subject after this one, in the order of their keys. */
export async function listSubjectRows(
  db: Queryable,
  rows: SQL,
  after: string,
  limit: number,
): Promise<Row[]> {
  const found = await db.execute<Row>(
    sql`select key, row from (${rows}) as subject where key > ${after} order by key limit ${limit}`,
  );
  return found.rows;
}

export async function listKeptProfileIds(db: Queryable, userId: string): Promise<string[]> {
  const { id, userId: ofUser, ownerUserId } = talentProfiles;
  const own = db.select({ id }).from(talentProfiles).where(eq(ofUser, userId));
  const kept = db.select({ id }).from(talentProfiles).where(eq(ownerUserId, userId)).limit(100);
  const rows = [...(await own), ...(await kept)];
  return [...new Set(rows.map((row) => row.id))];
}
