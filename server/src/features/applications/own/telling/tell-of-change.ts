import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/notify.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeam } from '../../board/tell-team.ts';
import type { OwnTalent } from '../require-own-talent.ts';
import { getSubject } from './queries.ts';
import { newsOfHelp } from './words.ts';

type Changed = {
  application: { id: string; roleId: string };
  talent: OwnTalent;
  act: 'confirmed' | 'tape-sent';
};

/**
 * Open boards and lists hear of what changed in an application that stays where it is. In words:
 * talent and guardian, where somebody else did it for the talent.
 */
export async function tellOfChange(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  { application: { id, roleId }, talent, act }: Changed,
): Promise<void> {
  const subject = await getSubject(tx, roleId);
  const { productionId } = subject;
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: [id] });
  if (doer.onBehalfOf !== undefined) {
    const told = [talent.userId, talent.ownerUserId].filter((userId) => userId !== doer.user.id);
    const news = newsOfHelp(act, {
      talent: talent.name,
      doer: `${doer.user.firstName} ${doer.user.lastName}`,
      role: subject.roleTitle,
      production: subject.titleForOutsiders,
    });
    const link = `/opportunities?tab=mine&application=${id}` as const;
    await notify(platform, tx, told, { kind: 'application', ...news, link });
  }
  const sides = await listTalentSides(tx, [talent.id]);
  const readers = sides.get(talent.id) ?? [];
  const pushes = readers.map((userId) => ({ userId, applicationId: id }));
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}
