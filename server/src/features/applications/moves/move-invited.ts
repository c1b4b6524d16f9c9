import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivities } from '../../productions/activity/record-activity.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { tellTeam } from '../board/tell-team.ts';
import { insertChanges, lockInvited, setMovedAndTold } from './queries.ts';

type Invited = {
  productionId: string;
  to: 'audition' | 'callback';
  invited: readonly { talentProfileId: string; roleId: string }[];
};

const BEFORE = {
  audition: ['submitted', 'viewed', 'shortlisted'],
  callback: ['submitted', 'viewed', 'shortlisted', 'audition'],
} as const;

/**
 * Whoever is invited stands at least there, for both sides at once: the invitation tells it. A no that
 * waited for them in the tray is taken out of it.
 */
export async function moveInvited(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { productionId, to, invited }: Invited,
): Promise<void> {
  if (invited.length === 0) return;
  const locked = await lockInvited(tx, invited, [...BEFORE[to], to]);
  // Those who stand there already and were not told of it are told by the invitation, too.
  if (locked.length === 0) return;
  const now = platform.clock.now();
  await setMovedAndTold(
    tx,
    locked.map(({ id }) => id),
    to,
    now,
  );
  const moving = locked.filter(
    ({ status, unsentAnswer }) => status !== to || unsentAnswer !== null,
  );
  if (moving.length === 0) return;
  await insertChanges(
    tx,
    { actorUserId: actor.user.id, toldAt: now, now },
    moving.map(({ id, status }) => ({ id: newId(), applicationId: id, from: status, to })),
  );
  const roles = [...Map.groupBy(moving, ({ roleId }) => roleId)];
  await recordActivities(
    platform,
    tx,
    actor,
    roles.map(([roleId, ofRole]) => ({
      kind: 'applications_moved',
      productionId,
      roleId,
      detail: { count: ofRole.length, to },
    })),
  );
  for (const [roleId, ofRole] of roles) {
    const applicationIds = ofRole.map(({ id }) => id);
    await tellTeam(platform, tx, { productionId, roleId, applicationIds });
  }
  const sides = await listTalentSides(
    tx,
    moving.map(({ talentProfileId }) => talentProfileId),
  );
  const pushes = moving.flatMap(({ id, talentProfileId }) =>
    (sides.get(talentProfileId) ?? []).map((userId) => ({ userId, applicationId: id })),
  );
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}
