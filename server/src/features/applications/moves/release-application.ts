import { findMove } from '@callboard/contract/application-moves';
import type { MoveOutcome } from '@callboard/contract/casting-board';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endComing } from '../../auditions/invitations/ending/end-coming.ts';
import { lockComing } from '../../auditions/invitations/ending/lock-coming.ts';
import { releaseHoldsOfTalents } from '../../deals/holds/release-holds-of-talents.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { tellTeam } from '../board/tell-team.ts';
import { endApplications, insertChanges, lockApplications } from './queries.ts';
import { tellTalentSides } from './telling/tell-talent-sides.ts';

type Booked = { applicationId: string; productionId: string; roleId: string };
const to = 'released' as const;

/** Lets someone go who was booked. They are told at once, with the reason: it cannot be undone. */
export async function releaseApplication(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { applicationId, productionId, roleId }: Booked,
  reason: string | null,
): Promise<MoveOutcome> {
  const coming = await lockComing(platform, tx, roleId);
  const [booked] = await lockApplications(tx, roleId, [applicationId]);
  if (booked === undefined) throw new AppError('NOT_FOUND');
  const outcome = { moveId: null, refusedIds: [], undoUntil: null };
  if (booked.status === to) return { ...outcome, moved: 0 };
  if (findMove(booked.status, to, 'release') === undefined) throw new AppError('ILLEGAL_MOVE');
  if (reason === null || reason === '') {
    throw new AppError('INVALID_INPUT', { fields: { reason: 'Please say why' } });
  }
  const now = platform.clock.now();
  await endApplications(tx, [applicationId], { to, toldAnswer: null }, now);
  await endComing(platform, tx, coming, [booked.talentProfileId], 'let_go');
  await releaseHoldsOfTalents(platform, tx, actor, roleId, [booked.talentProfileId]);
  await insertChanges(tx, { actorUserId: actor.user.id, reason, toldAt: now, now }, [
    { id: newId(), applicationId, from: booked.status, to },
  ]);
  await audit(tx, platform.clock, actor, {
    act: 'applications.released',
    target: { kind: 'application', id: applicationId },
  });
  const detail = { count: 1, to };
  await recordActivity(platform, tx, actor, {
    kind: 'applications_moved',
    productionId,
    roleId,
    detail,
  });
  await tellTalentSides(platform, tx, roleId, [{ ...booked, status: to, reason }]);
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
  return { ...outcome, moved: 1 };
}
