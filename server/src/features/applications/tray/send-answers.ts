import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockComing } from '../../auditions/invitations/ending/lock-coming.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { lockTray } from '../moves/queries.ts';
import { answerApplications } from './answer-applications.ts';

/** Sends what waits in a role's tray: these, or all. Sent twice at once, it goes out once. */
export async function sendAnswers(
  platform: Platform,
  actor: Actor,
  roleId: string,
  applicationIds: readonly string[] | null,
): Promise<{ sent: number }> {
  return platform.transaction(async (tx) => {
    const role = await requireRole(tx, actor, roleId, 'review');
    const coming = await lockComing(platform, tx, roleId);
    const waiting = await lockTray(tx, roleId, applicationIds);
    const sent = await answerApplications(platform, tx, actor, {
      productionId: role.productionId,
      coming,
      waiting,
      otherwise: 'not_moving_forward',
    });
    return { sent };
  });
}
