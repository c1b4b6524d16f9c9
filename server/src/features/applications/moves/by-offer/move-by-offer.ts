import {
  type ApplicationStatus,
  findMove,
  LIVE_STATUSES,
  type MoveAct,
} from '@callboard/contract/application-moves';
import type { Actor } from '../../../../platform/actor.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordActivity } from '../../../productions/activity/record-activity.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeam } from '../../board/tell-team.ts';
import { insertStatusChanges } from '../../own/queries.ts';
import { listLiveTalents, lockApplications } from '../queries.ts';
import { setForBothSides } from './queries.ts';

type Standing = {
  applicationId: string;
  productionId: string;
  roleId: string;
  talentProfileId: string;
};
type Move = {
  act: Extract<MoveAct, 'offer' | 'answer_offer' | 'withdraw_offer'>;
  to: ApplicationStatus;
  reason?: string | null;
};

/**
 * Moves an application because of an offer, for both sides at once. Boards and lists hear of it; what
 * it means is said by whoever calls this. The role is locked before: its history names it.
 */
export async function moveByOffer(
  platform: Platform,
  tx: Transaction,
  /** Of the team or of the talent's side. */
  doer: Actor,
  { applicationId, productionId, roleId, talentProfileId }: Standing,
  { act, to, reason = null }: Move,
): Promise<{ from: ApplicationStatus }> {
  const [application] = await lockApplications(tx, roleId, [applicationId]);
  if (application === undefined) throw new AppError('NOT_FOUND');
  const { status: from } = application;
  if (findMove(from, to, act) === undefined) throw new AppError('ILLEGAL_MOVE');
  await requireOnlyOne(tx, roleId, application);
  const now = platform.clock.now();
  await setForBothSides(tx, applicationId, to, now);
  await insertStatusChanges(tx, [
    {
      id: newId(),
      applicationId,
      fromStatus: from,
      toStatus: to,
      actorUserId: doer.user.id,
      onBehalfOfUserId: doer.onBehalfOf?.userId ?? null,
      reason,
      toldAt: now,
      createdAt: now,
    },
  ]);
  const detail = { count: 1, to };
  const kind = 'applications_moved';
  await recordActivity(platform, tx, doer, { kind, productionId, roleId, detail });
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
  const sides = await listTalentSides(tx, [talentProfileId]);
  const readers = sides.get(talentProfileId) ?? [];
  const pushes = readers.map((userId) => ({ userId, applicationId }));
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
  return { from };
}

type Locked = { status: ApplicationStatus; talentProfileId: string };

/** Whoever declined and has applied again is where they are with the newer application only. */
async function requireOnlyOne(
  tx: Transaction,
  roleId: string,
  { status, talentProfileId }: Locked,
): Promise<void> {
  if (LIVE_STATUSES.some((live) => live === status)) return;
  const others = await listLiveTalents(tx, roleId, [talentProfileId]);
  if (others.length > 0) throw new AppError('ILLEGAL_MOVE');
}
