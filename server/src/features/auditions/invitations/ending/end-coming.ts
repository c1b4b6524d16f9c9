import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeamOfAll } from '../../tell-team.ts';
import type { Coming } from './lock-coming.ts';
import { deleteSeatsToCome, endInvitationsToCome } from './queries.ts';

const ENDINGS = {
  withdrew: { status: 'declined', note: 'Withdrew the application' },
  let_go: { status: 'cancelled' },
} as const;

/**
 * Whoever withdrew from a role, or was let go, is no longer expected for it. What ends their
 * application tells them in words; open lists and plans hear of it here.
 */
export async function endComing(
  platform: Platform,
  tx: Transaction,
  { roleId, sessions }: Coming,
  talentProfileIds: readonly string[],
  why: keyof typeof ENDINGS,
): Promise<void> {
  const [first] = sessions;
  if (first === undefined) return;
  const now = platform.clock.now();
  const people = { roleId, talentProfileIds, auditionIds: sessions.map(({ id }) => id) };
  const left = await deleteSeatsToCome(tx, people, now);
  const ended = await endInvitationsToCome(tx, people, ENDINGS[why], now);
  const changed = new Set([...left, ...ended.map(({ auditionId }) => auditionId)]);
  if (changed.size === 0) return;
  await tellTeamOfAll(platform, tx, first.productionId, [...changed]);
  const sides = await listTalentSides(tx, [...new Set(ended.map((one) => one.talentProfileId))]);
  const pushes = ended.flatMap(({ id: invitationId, talentProfileId }) =>
    (sides.get(talentProfileId) ?? []).map((userId) => ({ userId, invitationId })),
  );
  tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
}
