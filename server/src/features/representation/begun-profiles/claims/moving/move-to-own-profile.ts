import type { Transaction } from '../../../../../platform/database/database.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { takeOntoRoster } from '../../../begin-representation.ts';
import { removeBegunProfiles } from '../../remove-begun-profiles.ts';
import { lockBegunProfile, updateBegunProfile } from '../queries.ts';
import {
  copyAssignments,
  deleteRosterEntry,
  endAnswered,
  endLeftRepresentations,
  hasActiveRepresentation,
  moveClaims,
  moveNotes,
  moveRepresentations,
} from './queries.ts';

type Move = { from: string; ownProfileId: string; portfolioId: string };

/**
 * Represents a talent on the profile they had, with everything the agency knows of them. The one that
 * was begun goes; if it was submitted somewhere, it stays for those who received it, and is hidden.
 */
export async function moveToOwnProfile(
  platform: Platform,
  tx: Transaction,
  { from, ownProfileId, portfolioId }: Move,
): Promise<void> {
  const now = platform.clock.now();
  const move = { portfolioId, from, to: ownProfileId, now };
  // Nobody else begins to represent them in the meantime.
  await lockBegunProfile(tx, ownProfileId);
  await moveRepresentations(tx, move);
  await endAnswered(tx, move);
  if (await hasActiveRepresentation(tx, move)) {
    const place = { portfolioId, talentProfileId: ownProfileId, assigneeIds: [] };
    await takeOntoRoster(platform, tx, [place]);
    await copyAssignments(tx, move);
    await moveNotes(tx, move);
  }
  await deleteRosterEntry(tx, move);
  await moveClaims(tx, move);
  const removed = await removeBegunProfiles(platform, tx, [from]);
  if (removed.length > 0) return;
  await endLeftRepresentations(tx, move);
  await updateBegunProfile(tx, from, { visibility: 'hidden', updatedAt: now });
}
