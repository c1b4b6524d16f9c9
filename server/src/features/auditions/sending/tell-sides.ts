import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notifyEach } from '../../notifications/notify.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { listTalentNames } from '../../talent-profiles/list-talent-names.ts';
import type { Addressee } from './plan-sending.ts';
import { listRoleNames } from './queries.ts';
import { type Facts, type News, newsOfSending } from './words.ts';

/** How many talents' sides are asked for in one statement. */
const AT_ONCE = 1000;

/** Tells talents' sides what was sent to them, in the transaction that sends it. */
export async function tellSides(
  platform: Platform,
  tx: Transaction,
  facts: Facts,
  addressees: readonly (Addressee & { news: News })[],
): Promise<void> {
  for (let start = 0; start < addressees.length; start += AT_ONCE) {
    await tellSome(platform, tx, facts, addressees.slice(start, start + AT_ONCE));
  }
}

async function tellSome(
  platform: Platform,
  tx: Transaction,
  facts: Facts,
  addressees: readonly (Addressee & { news: News })[],
): Promise<void> {
  const talentIds = [...new Set(addressees.map(({ talentProfileId }) => talentProfileId))];
  const sides = await listTalentSides(tx, talentIds);
  const talents = await listTalentNames(tx, talentIds);
  const roles = await listRoleNames(tx, [...new Set(addressees.map(({ roleId }) => roleId))]);
  const readers = addressees.flatMap((addressee) => {
    const { invitationId, talentProfileId, roleId, appointment, news } = addressee;
    const talent = talents.get(talentProfileId);
    const names = roles.get(roleId);
    if (talent === undefined || names === undefined) return [];
    const { role, production } = names;
    return (sides.get(talentProfileId) ?? []).map((userId) => {
      const name = userId === talent.userId ? undefined : talent.name;
      const words = newsOfSending(news, { role, production, facts, appointment, name });
      return { userId, invitationId, words };
    });
  });
  await notifyEach(
    platform,
    tx,
    'audition',
    readers.map(({ userId, invitationId, words }) => {
      const link = `/invitations?invitation=${invitationId}` as const;
      return { userId, ...words, link };
    }),
  );
  const pushes = readers.map(({ userId, invitationId }) => ({ userId, invitationId }));
  tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
}
