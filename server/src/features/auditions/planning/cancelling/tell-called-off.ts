import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notifyEach } from '../../../notifications/notify.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { listCalledOff } from './queries.ts';
import { calledOffWords } from './words.ts';

/** Tells the talents' sides that they need not come, in the transaction that makes it so. */
export async function tellCalledOff(
  platform: Platform,
  tx: Transaction,
  invitationIds: readonly string[],
  why: string | null,
): Promise<void> {
  if (invitationIds.length === 0) return;
  const off = await listCalledOff(tx, invitationIds);
  const sides = await listTalentSides(tx, [...new Set(off.map((one) => one.talentProfileId))]);
  const readers = off.flatMap((one) =>
    (sides.get(one.talentProfileId) ?? []).map((userId) => ({ userId, one })),
  );
  await notifyEach(
    platform,
    tx,
    'audition',
    readers.map(({ userId, one }) => ({
      userId,
      ...calledOffWords(one, why, userId === one.talentUserId ? undefined : one.talent),
      link: `/invitations?invitation=${one.id}` as const,
    })),
  );
  const pushes = readers.map(({ userId, one }) => ({ userId, invitationId: one.id }));
  tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
}
