import { LIMITS } from '@callboard/contract/limits';
import type { RosterNote } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../../business-portfolios/tell-team.ts';
import { type RosterTalentId, requireRosterTalent } from '../require-roster-talent.ts';
import { presentNote } from './list-notes.ts';
import { mayRemoveNote } from './policy.ts';
import { deleteNote, findNote, insertNote, lockNotes } from './queries.ts';

export async function addRosterNote(
  platform: Platform,
  actor: Actor,
  which: RosterTalentId,
  text: string,
): Promise<RosterNote> {
  return platform.transaction(async (tx) => {
    await requireRosterTalent(platform, tx, actor, which);
    const notes = await lockNotes(tx, which);
    if (notes === undefined) throw new AppError('NOT_FOUND');
    if (notes >= LIMITS.notesPerTalent) {
      const message = `A talent has no more than ${LIMITS.notesPerTalent} notes.`;
      throw new AppError('PLAN_LIMIT_REACHED', { message });
    }
    const { portfolioId, talentProfileId } = which;
    const note = {
      id: newId(),
      portfolioId,
      talentProfileId,
      authorUserId: actor.user.id,
      text,
      createdAt: platform.clock.now(),
    };
    await insertNote(tx, note);
    await tellTeam(platform, tx, portfolioId);
    const authorName = `${actor.user.firstName} ${actor.user.lastName}`;
    return presentNote(actor, { ...note, authorName });
  });
}

export async function removeRosterNote(
  platform: Platform,
  actor: Actor,
  { noteId, ...which }: RosterTalentId & { noteId: string },
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { role } = await requireRosterTalent(platform, tx, actor, which);
    const note = await findNote(tx, which, noteId);
    if (note === undefined) throw new AppError('NOT_FOUND');
    if (!mayRemoveNote(actor, note, role)) throw new AppError('FORBIDDEN');
    await deleteNote(tx, noteId);
    await tellTeam(platform, tx, which.portfolioId);
  });
}
