import type { Platform } from '../../../../platform/platform.ts';
import { tellTeam } from '../../board/tell-team.ts';
import { lockMoved } from '../queries.ts';
import { findRoleNames, listTellable, setTold } from './queries.ts';
import type { TellRequest } from './tell-moved-job.ts';
import { tellTalentSides } from './tell-talent-sides.ts';

/**
 * Tells the talents' sides of what a team moved. Who was moved on in the meantime, taken back or put into
 * the tray hears nothing of it: only where they stand counts, and it is said once.
 */
export async function tellOfMoves(platform: Platform, { moveIds }: TellRequest): Promise<void> {
  await platform.transaction(async (tx) => {
    await lockMoved(tx, moveIds);
    const changes = await listTellable(tx, moveIds);
    const [first] = changes;
    if (first === undefined) return;
    const { roleId } = first;
    await setTold(tx, changes, platform.clock.now());
    const news = changes.filter(({ status, toldStatus }) => status !== toldStatus);
    await tellTalentSides(platform, tx, roleId, news);
    const { productionId } = await findRoleNames(tx, roleId);
    const applicationIds = changes.map(({ id }) => id);
    // The history of each now says when its talent came to know.
    await tellTeam(platform, tx, { productionId, roleId, applicationIds });
  });
}
