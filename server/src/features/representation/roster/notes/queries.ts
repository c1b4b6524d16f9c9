import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../platform/database/database.ts';
import type { Place } from '../../../../platform/http/time-cursor.ts';
import { users } from '../../../auth/tables.ts';
import { rosterEntries, rosterNotes } from '../../tables.ts';

type Which = { portfolioId: string; talentProfileId: string };
export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

const isOf = ({ portfolioId, talentProfileId }: Which) =>
  and(eq(rosterNotes.portfolioId, portfolioId), eq(rosterNotes.talentProfileId, talentProfileId));

function selectNotes(db: Queryable) {
  return db
    .select({
      ...getTableColumns(rosterNotes),
      authorName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(rosterNotes)
    .innerJoin(users, eq(users.id, rosterNotes.authorUserId))
    .$dynamic();
}

/** The newest first. */
export async function listNotes(
  db: Queryable,
  which: Which,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const { createdAt, id } = rosterNotes;
  const isOlder = after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id})`;
  return selectNotes(db)
    .where(and(isOf(which), isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function findNote(db: Queryable, which: Which, noteId: string) {
  const [row] = await selectNotes(db).where(and(isOf(which), eq(rosterNotes.id, noteId)));
  return row;
}

/** How many a talent has; until the transaction ends, nobody else adds one, and nobody leaves. */
export async function lockNotes(tx: Transaction, which: Which): Promise<number | undefined> {
  const [entry] = await tx
    .select({ portfolioId: rosterEntries.portfolioId })
    .from(rosterEntries)
    .where(
      and(
        eq(rosterEntries.portfolioId, which.portfolioId),
        eq(rosterEntries.talentProfileId, which.talentProfileId),
      ),
    )
    .for('no key update');
  if (entry === undefined) return undefined;
  const [row] = await tx.select({ count: count() }).from(rosterNotes).where(isOf(which));
  return row?.count ?? 0;
}

export async function insertNote(tx: Transaction, row: typeof rosterNotes.$inferInsert) {
  await tx.insert(rosterNotes).values(row);
}

export async function deleteNote(tx: Transaction, noteId: string) {
  await tx.delete(rosterNotes).where(eq(rosterNotes.id, noteId));
}
