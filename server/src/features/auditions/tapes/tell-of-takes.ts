import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { OwnTalent } from '../../applications/own/require-own-talent.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeam } from '../../productions/list-team.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { tellTeam } from '../tell-team.ts';
import type { Invitation } from './queries.ts';
import { newsOfHelp, newsOfTape } from './words.ts';

type Sending = {
  invitation: Invitation;
  talent: OwnTalent;
  doer: Actor;
  /** Of those that were not sent before; none: only their order or names changed. */
  news: { isLate: boolean } | undefined;
};

/** The team hears that there is something to see; talent and guardian, where an agent sent it. */
export async function tellOfTakes(
  platform: Platform,
  tx: Transaction,
  { invitation, talent, doer, news }: Sending,
): Promise<void> {
  const { id, auditionId, productionId, roleTitle } = invitation;
  const names = { talent: talent.name, role: roleTitle };
  if (news !== undefined) {
    await notify(platform, tx, await listTeam(tx, productionId), {
      kind: 'audition',
      ...newsOfTape({ ...names, production: invitation.productionTitle }, news.isLate),
      link: `/auditions/${auditionId}`,
    });
  }
  if (news !== undefined && doer.onBehalfOf !== undefined) {
    const told = [talent.userId, talent.ownerUserId].filter((userId) => userId !== doer.user.id);
    const help = newsOfHelp({
      ...names,
      production: invitation.titleForOutsiders,
      doer: `${doer.user.firstName} ${doer.user.lastName}`,
    });
    const link = `/invitations?invitation=${id}` as const;
    await notify(platform, tx, told, { kind: 'audition', ...help, link });
  }
  await tellTeam(platform, tx, { productionId, auditionId });
  const sides = await listTalentSides(tx, [talent.id]);
  const readers = sides.get(talent.id) ?? [];
  const pushes = readers.map((userId) => ({ userId, invitationId: id }));
  tx.afterCommit(() => platform.realtime.toUsers('invitation:updated', pushes));
}
