import type { Pick } from '@callboard/contract/application-moves';
import { LIMITS } from '@callboard/contract/limits';
import { and, asc, count, desc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { isCollaboration, standingColumns } from '../../productions/conditions.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productionCollaborators, productions } from '../../productions/tables.ts';
import { applications } from '../tables.ts';
import { applicationMarks, applicationNotes, applicationTags, outsidePeople } from './tables.ts';

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Until the transaction ends, nobody else changes what the team thinks of it. */
export async function lockApplication(tx: Transaction, applicationId: string): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update');
}

type Whose = { applicationId: string; userId: string };
type Mark = { pick?: Pick | null; rating?: number | null };

/** What is left out stays. */
export async function saveMark(tx: Transaction, whose: Whose, mark: Mark, now: Date) {
  await tx
    .insert(applicationMarks)
    .values({ ...whose, ...mark, updatedAt: now })
    .onConflictDoUpdate({
      target: [applicationMarks.applicationId, applicationMarks.userId],
      set: { ...mark, updatedAt: now },
    });
}

/** Adds the ratings up anew; the application is locked, so that none is counted twice or missed. */
export async function addUpRatings(tx: Transaction, applicationId: string): Promise<void> {
  await tx.execute(sql`
    update applications set (rating_total, rating_count) = (
      select coalesce(sum(${applicationMarks.rating}), 0), count(${applicationMarks.rating})
      from ${applicationMarks} where ${applicationMarks.applicationId} = ${applicationId}
    )
    where id = ${applicationId}
  `);
}

export async function saveTags(tx: Transaction, whose: Whose, tags: readonly string[]) {
  const { applicationId, userId, tag } = applicationTags;
  await tx
    .delete(applicationTags)
    .where(
      and(
        eq(applicationId, whose.applicationId),
        eq(userId, whose.userId),
        tags.length === 0 ? undefined : notInArray(tag, [...tags]),
      ),
    );
  if (tags.length === 0) return;
  await tx
    .insert(applicationTags)
    .values(tags.map((each) => ({ ...whose, tag: each })))
    .onConflictDoNothing();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];
const note = { ...getTableColumns(applicationNotes), authorName: fullName };

/** In the order in which they were written. */
export async function listNotes(db: Queryable, applicationId: string) {
  return db
    .select(note)
    .from(applicationNotes)
    .innerJoin(users, eq(users.id, applicationNotes.authorUserId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(asc(applicationNotes.createdAt), asc(applicationNotes.id))
    .limit(LIMITS.notesPerApplication);
}

export async function countNotes(db: Queryable, applicationId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId));
  return row?.count ?? 0;
}

export async function insertNote(tx: Transaction, row: typeof applicationNotes.$inferInsert) {
  await tx.insert(applicationNotes).values(row);
}

export async function updateNote(tx: Transaction, id: string, text: string, now: Date) {
  await tx
    .update(applicationNotes)
    .set({ text, updatedAt: now })
    .where(eq(applicationNotes.id, id));
}

export async function deleteNote(tx: Transaction, id: string) {
  await tx.delete(applicationNotes).where(eq(applicationNotes.id, id));
}

/** A note, and how a person stands to the production that it belongs to. */
export async function findNoteStanding(db: Queryable, noteId: string, userId: string) {
  const [row] = await db
    .select({ ...standingColumns, roleId: applications.roleId, note })
    .from(applicationNotes)
    .innerJoin(users, eq(users.id, applicationNotes.authorUserId))
    .innerJoin(applications, eq(applications.id, applicationNotes.applicationId))
    .innerJoin(productionRoles, eq(productionRoles.id, applications.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(applicationNotes.id, noteId));
  return row;
}

export type OutsideRow = Awaited<ReturnType<typeof listOutsidePeople>>[number];
const outsidePerson = { ...getTableColumns(outsidePeople), addedBy: fullName };

export async function listOutsidePeople(db: Queryable, roleId: string) {
  return db
    .select(outsidePerson)
    .from(outsidePeople)
    .innerJoin(users, eq(users.id, outsidePeople.addedByUserId))
    .where(eq(outsidePeople.roleId, roleId))
    .orderBy(desc(outsidePeople.createdAt), desc(outsidePeople.id))
    .limit(LIMITS.outsidePeople);
}

/**
 * How many a role has; until the transaction ends, nobody else adds one. Nothing for a role that was
 * removed in the meantime.
 */
export async function lockOutsidePeople(
  tx: Transaction,
  roleId: string,
): Promise<number | undefined> {
  const [role] = await tx
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('no key update');
  if (role === undefined) return undefined;
  const [row] = await tx
    .select({ count: count() })
    .from(outsidePeople)
    .where(eq(outsidePeople.roleId, roleId));
  return row?.count ?? 0;
}

export async function insertOutsidePerson(tx: Transaction, row: typeof outsidePeople.$inferInsert) {
  await tx.insert(outsidePeople).values(row);
}

export async function updateOutsidePerson(
  tx: Transaction,
  id: string,
  changes: Partial<typeof outsidePeople.$inferInsert> & { updatedAt: Date },
) {
  await tx.update(outsidePeople).set(changes).where(eq(outsidePeople.id, id));
}

export async function deleteOutsidePerson(tx: Transaction, id: string) {
  await tx.delete(outsidePeople).where(eq(outsidePeople.id, id));
}

/** Somebody, and how a person stands to the production that they were thought of for. */
export async function findOutsideStanding(db: Queryable, id: string, userId: string) {
  const [row] = await db
    .select({ ...standingColumns, roleId: outsidePeople.roleId, person: outsidePerson })
    .from(outsidePeople)
    .innerJoin(users, eq(users.id, outsidePeople.addedByUserId))
    .innerJoin(productionRoles, eq(productionRoles.id, outsidePeople.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .leftJoin(productionCollaborators, isCollaboration(userId))
    .where(eq(outsidePeople.id, id));
  return row;
}
