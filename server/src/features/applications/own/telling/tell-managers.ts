import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/notify.ts';
import type { OwnAct } from '../record-own-acts.ts';
import { getSubject, listManagerIds } from './queries.ts';
import { newsOfLoss } from './words.ts';

/** Of a team, those who had made an offer hear of it when its talent goes. */
export async function tellManagers(
  platform: Platform,
  tx: Transaction,
  { from, talent, roleId, reason = null }: OwnAct,
): Promise<void> {
  if (from !== 'offered' && from !== 'booked') return;
  const subject = await getSubject(tx, roleId);
  const names = { talent: talent.name, role: subject.roleTitle, production: subject.title };
  await notify(platform, tx, await listManagerIds(tx, subject.productionId), {
    kind: 'application',
    ...newsOfLoss(from, names, reason),
    link: `/production-roles/${roleId}?tab=applications`,
  });
}
