import type { ApplicationNote } from '@callboard/contract/casting-board';
import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withRights } from '../../productions/require-rights.ts';
import { requireApplication } from '../board/require-application.ts';
import { tellTeam } from '../board/tell-team.ts';
import { presentNote } from './list-notes.ts';
import { isOwnNote } from './policy.ts';
import {
  countNotes,
  deleteNote,
  findNoteStanding,
  insertNote,
  lockApplication,
  updateNote,
} from './queries.ts';

export async function addNote(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  text: string,
): Promise<ApplicationNote> {
  return platform.transaction(async (tx) => {
    const { productionId, roleId } = await requireApplication(tx, actor, applicationId, 'review');
    await lockApplication(tx, applicationId);
    if ((await countNotes(tx, applicationId)) >= LIMITS.notesPerApplication) {
      const message = `An application holds no more than ${LIMITS.notesPerApplication} notes.`;
      throw new AppError('PLAN_LIMIT_REACHED', { message });
    }
    const now = platform.clock.now();
    const id = newId();
    const authorUserId = actor.user.id;
    const stamps = { createdAt: now, updatedAt: now };
    await insertNote(tx, { id, applicationId, authorUserId, text, ...stamps });
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
    return presentNote(actor, (await requireOwnNote(tx, actor, id)).note);
  });
}

export async function changeNote(
  platform: Platform,
  actor: Actor,
  noteId: string,
  text: string,
): Promise<ApplicationNote> {
  return platform.transaction(async (tx) => {
    const { productionId, roleId, note } = await requireOwnNote(tx, actor, noteId);
    const updatedAt = platform.clock.now();
    await updateNote(tx, noteId, text, updatedAt);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [note.applicationId] });
    return presentNote(actor, { ...note, text, updatedAt });
  });
}

export async function removeNote(platform: Platform, actor: Actor, noteId: string): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, roleId, note } = await requireOwnNote(tx, actor, noteId);
    await deleteNote(tx, noteId);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds: [note.applicationId] });
  });
}

async function requireOwnNote(db: Queryable, actor: Actor, noteId: string) {
  const standing = await findNoteStanding(db, noteId, actor.user.id);
  const found = withRights(actor, standing, 'review');
  if (!isOwnNote(actor, found.note)) throw new AppError('FORBIDDEN');
  return found;
}
