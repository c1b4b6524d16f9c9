import type { Pick } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireApplication } from '../board/require-application.ts';
import { tellTeam } from '../board/tell-team.ts';
import { addUpRatings, lockApplication, saveMark, saveTags } from './queries.ts';

type Changes = {
  pick?: Pick | null | undefined;
  rating?: number | null | undefined;
  tags?: string[] | undefined;
};

/** One's own pick, rating and tags. What is left out stays. */
export async function markApplication(
  platform: Platform,
  actor: Actor,
  applicationId: string,
  { pick, rating, tags }: Changes,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, roleId } = await requireApplication(tx, actor, applicationId, 'review');
    await lockApplication(tx, applicationId);
    const whose = { applicationId, userId: actor.user.id };
    if (pick !== undefined || rating !== undefined) {
      const mark = { ...(pick !== undefined && { pick }), ...(rating !== undefined && { rating }) };
      await saveMark(tx, whose, mark, platform.clock.now());
    }
    if (rating !== undefined) await addUpRatings(tx, applicationId);
    if (tags !== undefined) await saveTags(tx, whose, tags);
    // A pick is one's own: it shows in one's other windows and nowhere else.
    const isForAll = rating !== undefined || tags !== undefined;
    const changed = { productionId, roleId, applicationIds: [applicationId] };
    await tellTeam(platform, tx, changed, isForAll ? undefined : [actor.user.id]);
  });
}
