import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteShortlistRow } from '../queries.ts';
import { lockOwnShortlist } from '../require-shortlist.ts';
import { tellTeam } from '../tell-team.ts';

/** Its links open nothing any more, and what their holders said goes with it. */
export async function deleteShortlist(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId } = await lockOwnShortlist(tx, actor, shortlistId, 'manage');
    await deleteShortlistRow(tx, shortlistId);
    await audit(tx, platform.clock, actor, {
      act: 'shortlists.deleted',
      target: { kind: 'shortlist', id: shortlistId },
      difference: { productionId },
    });
    await tellTeam(platform, tx, { productionId, shortlistId });
  });
}
