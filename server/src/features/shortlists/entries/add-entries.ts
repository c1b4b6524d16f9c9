import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { listVisibleFaces } from '../list-visible-faces.ts';
import { updateShortlist } from '../queries.ts';
import { lockOwnShortlist } from '../require-shortlist.ts';
import { tellTeam } from '../tell-team.ts';
import { findRoom, insertEntries } from './queries.ts';

type Added = { added: number; count: number };

/** Puts talents at the end of a list. Where the actor may not see one of them, nobody is added. */
export async function addEntries(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
  talentProfileIds: readonly string[],
): Promise<Added> {
  return platform.transaction(async (tx) => {
    const within = platform.within(tx);
    const { productionId } = await lockOwnShortlist(tx, actor, shortlistId, 'review');
    const wanted = [...new Set(talentProfileIds)];
    const visible = await listVisibleTalents(within, actor, wanted);
    if (visible.length < wanted.length) throw new AppError('NOT_FOUND');
    const { count, last, known } = await findRoom(tx, shortlistId, wanted);
    const added = wanted.filter((id) => !known.has(id));
    if (count + added.length > LIMITS.shortlistEntries) {
      const message = `A shortlist holds no more than ${LIMITS.shortlistEntries} faces.`;
      throw new AppError('LIST_FULL', { message });
    }
    if (added.length > 0) {
      const now = platform.clock.now();
      const addedBy = { addedByUserId: actor.user.id, addedAt: now };
      await insertEntries(
        tx,
        added.map((talentProfileId, at) => ({
          id: newId(),
          shortlistId,
          talentProfileId,
          position: last + 1 + at,
          ...addedBy,
        })),
      );
      await updateShortlist(tx, shortlistId, { updatedAt: now });
      await tellTeam(platform, tx, { productionId, shortlistId });
    }
    const faces = await listVisibleFaces(within, actor, [shortlistId]);
    return { added: added.length, count: faces.length };
  });
}
