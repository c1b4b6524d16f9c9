import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeam } from '../../productions/list-team.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import type { CallAround } from '../queries.ts';
import { listApplicationsBefore } from './queries.ts';

/** Talents whose sides are looked up in one statement. */
const AT_ONCE = 1000;

/** Tells everybody who agreed to something else. A call can have ten thousand of them. */
export async function askApplicantsAgain(
  platform: Platform,
  tx: Transaction,
  call: CallAround,
): Promise<void> {
  const asked = await listApplicationsBefore(tx, call.id, call.version);
  if (asked.length === 0) return;
  const sides = await sidesOf(
    tx,
    asked.map(({ talentProfileId }) => talentProfileId),
  );
  const pushes = asked.flatMap(({ id: applicationId, talentProfileId }) =>
    (sides.get(talentProfileId) ?? []).map((userId) => ({ userId, applicationId })),
  );
  await notify(
    platform,
    tx,
    pushes.map(({ userId }) => userId),
    {
      kind: 'application',
      title: `The terms of ${call.roleTitle} changed`,
      content: `${call.titleForOutsiders} changed what it offers or asks for. Please read it again, and confirm or withdraw.`,
      link: `/casting-calls/${call.id}`,
    },
  );
  const team = await listTeam(tx, call.productionId);
  const { productionId, roleId } = call;
  tx.afterCommit(() => {
    platform.realtime.toUsers('application:updated', pushes);
    platform.realtime.toUsers(
      'applications:changed',
      team.map((userId) => ({ userId, productionId, roleId, applicationIds: [] })),
    );
  });
}

async function sidesOf(tx: Transaction, talentProfileIds: readonly string[]) {
  const sides = new Map<string, string[]>();
  for (let start = 0; start < talentProfileIds.length; start += AT_ONCE) {
    const some = await listTalentSides(tx, talentProfileIds.slice(start, start + AT_ONCE));
    for (const [talentProfileId, userIds] of some) sides.set(talentProfileId, userIds);
  }
  return sides;
}
