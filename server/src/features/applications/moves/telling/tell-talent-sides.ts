import type { Answer, ApplicationStatus } from '@callboard/contract/application-moves';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notifyEach } from '../../../notifications/notify.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { listTalentNames } from '../../../talent-profiles/list-talent-names.ts';
import { findRoleNames } from './queries.ts';
import { newsOf } from './words.ts';

type Told = {
  id: string;
  talentProfileId: string;
  status: ApplicationStatus;
  answer?: Answer | null;
  reason?: string | null;
};

/** How many talents' sides are asked for in one statement. */
const AT_ONCE = 1000;

/**
 * Tells the talents' sides where their applications to a role now stand for them, in the transaction
 * that makes it so: the talent as you, guardians and agents by the talent's name.
 */
export async function tellTalentSides(
  platform: Platform,
  tx: Transaction,
  roleId: string,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) return;
  const names = await findRoleNames(tx, roleId);
  for (let start = 0; start < told.length; start += AT_ONCE) {
    await tellSome(platform, tx, names, told.slice(start, start + AT_ONCE));
  }
}

async function tellSome(
  platform: Platform,
  tx: Transaction,
  names: { role: string; production: string },
  told: readonly Told[],
): Promise<void> {
  const profileIds = told.map(({ talentProfileId }) => talentProfileId);
  const sides = await listTalentSides(tx, profileIds);
  const talents = await listTalentNames(tx, profileIds);
  const readers = told.flatMap(({ id, talentProfileId, ...rest }) => {
    const talent = talents.get(talentProfileId);
    const now = { status: rest.status, answer: rest.answer ?? null, reason: rest.reason ?? null };
    const link = `/opportunities?tab=mine&application=${id}` as const;
    return (sides.get(talentProfileId) ?? []).map((userId) => {
      const news = newsOf(now, names, userId === talent?.userId ? undefined : talent?.name);
      return { userId, applicationId: id, news: news && { ...news, link } };
    });
  });
  await notifyEach(
    platform,
    tx,
    'application',
    readers.flatMap(({ userId, news }) => (news === undefined ? [] : [{ userId, ...news }])),
  );
  const pushes = readers.map(({ userId, applicationId }) => ({ userId, applicationId }));
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}
