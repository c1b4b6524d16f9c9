import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/notify.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeam } from '../../board/tell-team.ts';
import type { OwnAct } from '../record-own-act.ts';
import { getSubject, listManagerIds } from './queries.ts';
import { newsOfLoss, newsOfOwnAct } from './words.ts';

type Subject = Awaited<ReturnType<typeof getSubject>>;

/**
 * Open boards and lists hear of it. In words: the others of the talent's side, and of a team those
 * who had made an offer. Applications as such are told to no team one by one: its tasks count them.
 */
export async function tellOfOwnAct(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  act: OwnAct,
): Promise<void> {
  const { applicationId, roleId } = act;
  const subject = await getSubject(tx, roleId);
  const { productionId } = subject;
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: [applicationId] });
  await tellManagers(platform, tx, act, subject);
  await tellOwnSide(platform, tx, doer, act, subject);
}

async function tellManagers(platform: Platform, tx: Transaction, act: OwnAct, subject: Subject) {
  const { from, to, talent, roleId, reason = null } = act;
  if (to !== 'withdrawn' || (from !== 'offered' && from !== 'booked')) return;
  const names = { talent: talent.name, role: subject.roleTitle, production: subject.title };
  await notify(platform, tx, await listManagerIds(tx, subject.productionId), {
    kind: 'application',
    ...newsOfLoss(from, names, reason),
    link: `/production-roles/${roleId}?tab=applications`,
  });
}

async function tellOwnSide(
  platform: Platform,
  tx: Transaction,
  doer: Actor,
  { applicationId, to, talent }: OwnAct,
  subject: Subject,
) {
  const sides = await listTalentSides(tx, [talent.id]);
  const readers = sides.get(talent.id) ?? [];
  const isAgent = talent.userId !== doer.user.id && talent.ownerUserId !== doer.user.id;
  const news = newsOfOwnAct(to, {
    talent: talent.name,
    doer: doer.user.id === talent.userId ? undefined : nameOf(doer),
    role: subject.roleTitle,
    production: subject.titleForOutsiders,
  });
  // What an agent does is news to the talent and the guardian; other agents see it in their lists.
  const told = isAgent ? [talent.userId, talent.ownerUserId] : readers;
  await notify(
    platform,
    tx,
    told.filter((userId) => userId !== doer.user.id),
    { kind: 'application', ...news, link: `/opportunities?tab=mine&application=${applicationId}` },
  );
  const pushes = readers.map((userId) => ({ userId, applicationId }));
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}

function nameOf({ user }: Actor): string {
  return `${user.firstName} ${user.lastName}`;
}
