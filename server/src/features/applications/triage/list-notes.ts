import type { ApplicationNote } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOwnNote } from './policy.ts';
import { listNotes, type NoteRow } from './queries.ts';

/** For whoever was let in to the application: all of the team's, in order. */
export async function listApplicationNotes(
  { db }: Platform,
  actor: Actor,
  applicationId: string,
): Promise<ApplicationNote[]> {
  const rows = await listNotes(db, applicationId);
  return rows.map((row) => presentNote(actor, row));
}

export function presentNote(actor: Actor, row: NoteRow): ApplicationNote {
  return {
    id: row.id,
    text: row.text,
    author: { userId: row.authorUserId, name: row.authorName },
    isOwn: isOwnNote(actor, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
