import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findProduction } from '../facts/queries.ts';
import { mayRemove } from '../policy.ts';
import { requireProduction } from '../require-rights.ts';
import { deleteCollaborator, findCollaborator } from './queries.ts';

type Which = { productionId: string; userId: string };

/** Ends a colleague's work on a production; everyone may end their own. */
export async function removeCollaborator(
  platform: Platform,
  actor: Actor,
  { productionId, userId }: Which,
): Promise<void> {
  const production = await requireProduction(platform.db, actor, productionId);
  if (!mayRemove(actor, production, userId)) throw new AppError('FORBIDDEN');
  await platform.transaction(async (tx) => {
    const before = await findCollaborator(tx, productionId, userId);
    if (before === undefined) throw new AppError('NOT_FOUND');
    await deleteCollaborator(tx, productionId, userId);
    await audit(tx, platform.clock, actor, {
      act: 'productions.collaborator-removed',
      target: { kind: 'production', id: productionId },
      difference: { userId, rights: { from: before.rights, to: null } },
    });
    await recordActivity(platform, tx, actor, {
      kind: 'collaborator_removed',
      productionId,
      detail: { name: `${before.firstName} ${before.lastName}` },
    });
    if (userId === actor.user.id) return;
    const title = (await findProduction(tx, productionId))?.title ?? '';
    await notify(platform, tx, [userId], {
      kind: 'team',
      title: 'You left a production',
      content: `${actor.user.firstName} ${actor.user.lastName} took you off the team of ${title}.`,
      link: '/productions',
    });
  });
}
