import { LIMITS } from '@callboard/contract/limits';
import type { OpinionForm } from '@callboard/contract/shortlists';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countOpinions,
  countViewers,
  deleteOpinion,
  listOpinionsBy,
  putOpinion,
  renameViewer,
} from '../opinions/queries.ts';
import { tellSoon } from '../opinions/tell-of-opinions-job.ts';
import { lockShortlist } from '../queries.ts';
import { tellTeam } from '../tell-team.ts';
import { openLink, requireSharedFace } from './open-link.ts';

type Which = { token: string; entryId: string };

/** What somebody with a link thinks of a face, in place of what they said before. */
export async function giveOpinion(
  platform: Platform,
  { token, entryId }: Which,
  { viewerId, viewerName, rating, comment }: OpinionForm,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const within = platform.within(tx);
    const { linkId, shortlistId, productionId } = await openLink(within, token);
    await lockShortlist(tx, shortlistId);
    await requireSharedFace(within, shortlistId, entryId);
    const viewer = { linkId, viewerId };
    if (rating === null && comment === null) {
      await deleteOpinion(tx, viewer, entryId);
    } else {
      await requireRoom(tx, shortlistId, viewer, entryId);
      const now = platform.clock.now();
      const stamps = { createdAt: now, updatedAt: now };
      const said = { ...viewer, entryId, viewerName, rating, comment };
      await putOpinion(tx, { id: newId(), ...said, ...stamps });
      await tellSoon(platform, tx, linkId);
    }
    await renameViewer(tx, viewer, viewerName);
    await tellTeam(platform, tx, { productionId, shortlistId });
  });
}

type Viewer = { linkId: string; viewerId: string };

/** Whoever has a link can say they are somebody else, over and over: only so much is taken. */
async function requireRoom(
  db: Queryable,
  shortlistId: string,
  viewer: Viewer,
  entryId: string,
): Promise<void> {
  const said = await listOpinionsBy(db, viewer);
  if (said.some((opinion) => opinion.entryId === entryId)) return;
  const isNew = said.length === 0;
  const isFull =
    (await countOpinions(db, shortlistId)) >= LIMITS.shortlistOpinions ||
    (isNew && (await countViewers(db, viewer.linkId)) >= LIMITS.shortlistViewers);
  if (isFull) throw new AppError('LIST_FULL');
}
