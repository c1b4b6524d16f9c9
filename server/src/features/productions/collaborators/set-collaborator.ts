import { LIMITS } from '@callboard/contract/limits';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findProduction, lockProduction } from '../facts/queries.ts';
import { mayBeChanged } from '../policy.ts';
import { requireProduction } from '../require-rights.ts';
import {
  countCollaborators,
  findCollaborator,
  findColleague,
  upsertCollaborator,
} from './queries.ts';

type Wish = { productionId: string; userId: string; rights: CollaboratorRights };

const MAY: Record<CollaboratorRights, string> = {
  manage: 'You may change everything in it.',
  review: 'You may review who applied.',
  view: 'You may look at everything in it.',
};

/** Lets a colleague of the same company work on a production, or changes what they may do. */
export async function setCollaborator(platform: Platform, actor: Actor, wish: Wish): Promise<void> {
  const { productionId, userId, rights } = wish;
  const production = await requireProduction(platform.db, actor, productionId, 'manage');
  if (!mayBeChanged(production, userId)) throw new AppError('FORBIDDEN');
  await platform.transaction(async (tx) => {
    // Locked, so that two who add someone at once do not pass the limit together.
    await lockProduction(tx, productionId);
    const colleague = await findColleague(tx, userId, production.companyId);
    if (colleague === undefined) throw new AppError('NOT_FOUND');
    const before = await findCollaborator(tx, productionId, userId);
    if (before?.rights === rights) return;
    if (before === undefined) await requireRoom(tx, productionId);
    await upsertCollaborator(tx, wish, platform.clock.now());
    await audit(tx, platform.clock, actor, {
      act: 'productions.collaborator-set',
      target: { kind: 'production', id: productionId },
      difference: { userId, rights: { from: before?.rights ?? null, to: rights } },
    });
    if (before === undefined) {
      const name = `${colleague.firstName} ${colleague.lastName}`;
      await recordActivity(platform, tx, actor, {
        kind: 'collaborator_added',
        productionId,
        detail: { name, rights },
      });
    }
    if (userId !== actor.user.id) await tell(platform, tx, actor, wish, before === undefined);
  });
}

async function requireRoom(tx: Transaction, productionId: string): Promise<void> {
  if ((await countCollaborators(tx, productionId)) < LIMITS.collaborators) return;
  throw new AppError('PLAN_LIMIT_REACHED', {
    message: `At most ${LIMITS.collaborators} colleagues can work on a production.`,
  });
}

async function tell(
  platform: Platform,
  tx: Transaction,
  { user }: Actor,
  { productionId, userId, rights }: Wish,
  isNew: boolean,
): Promise<void> {
  const title = (await findProduction(tx, productionId))?.title ?? '';
  const who = `${user.firstName} ${user.lastName}`;
  await notify(platform, tx, [userId], {
    kind: 'team',
    title: isNew ? 'You joined a production' : 'Your rights in a production changed',
    content: isNew
      ? `${who} added you to the team of ${title}. ${MAY[rights]}`
      : `${who} changed what you may do in ${title}. ${MAY[rights]}`,
    link: `/productions/${productionId}`,
  });
}
