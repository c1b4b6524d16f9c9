import type { Actor } from '../../../../platform/actor.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notifyEach } from '../../../notifications/notify.ts';
import { listTeams } from '../../../productions/list-team.ts';
import { listTalentSides } from '../../../representation/list-talent-sides.ts';
import { tellTeam } from '../../board/tell-team.ts';
import type { OwnAct } from '../record-own-acts.ts';
import { listSubjects, type Subject } from './queries.ts';
import { newsOfOwnAct } from './words.ts';

/**
 * Open boards and lists hear of it, and in words the others of each talent's side. Applications as
 * such are told to no team one by one: its tasks count them.
 */
export async function tellOfOwnActs(
  platform: Platform,
  tx: Transaction,
  acts: readonly OwnAct[],
): Promise<void> {
  const subjects = await listSubjects(tx, [...new Set(acts.map(({ roleId }) => roleId))]);
  await tellTeams(platform, tx, acts, subjects);
  const talentIds = [...new Set(acts.map(({ talent }) => talent.id))];
  const sides = await listTalentSides(tx, talentIds);
  const readersOf = ({ talent }: OwnAct) => sides.get(talent.id) ?? [];
  const news = acts.flatMap((act) => {
    const subject = subjects.get(act.roleId);
    return subject === undefined ? [] : newsFor(act, subject, readersOf(act));
  });
  await notifyEach(platform, tx, 'application', news);
  const pushes = acts.flatMap((act) =>
    readersOf(act).map((userId) => ({ userId, applicationId: act.applicationId })),
  );
  tx.afterCommit(() => platform.realtime.toUsers('application:updated', pushes));
}

async function tellTeams(
  platform: Platform,
  tx: Transaction,
  acts: readonly OwnAct[],
  subjects: ReadonlyMap<string, Subject>,
) {
  const productionIds = [...subjects.values()].map(({ productionId }) => productionId);
  const teams = await listTeams(tx, [...new Set(productionIds)]);
  for (const [roleId, ofRole] of Map.groupBy(acts, (act) => act.roleId)) {
    const productionId = subjects.get(roleId)?.productionId ?? '';
    const applicationIds = ofRole.map(({ applicationId }) => applicationId);
    const changed = { productionId, roleId, applicationIds };
    await tellTeam(platform, tx, changed, teams.get(productionId) ?? []);
  }
}

function newsFor(act: OwnAct, subject: Subject, readers: readonly string[]) {
  const { applicationId, to, talent, doer } = act;
  const isAgent = talent.userId !== doer.user.id && talent.ownerUserId !== doer.user.id;
  const words = newsOfOwnAct(to, {
    talent: talent.name,
    doer: doer.user.id === talent.userId ? undefined : nameOf(doer),
    role: subject.roleTitle,
    production: subject.titleForOutsiders,
  });
  // What an agent does is news to the talent and the guardian; other agents see it in their lists.
  const told = new Set(isAgent ? [talent.userId, talent.ownerUserId] : readers);
  told.delete(doer.user.id);
  const link = `/opportunities?tab=mine&application=${applicationId}` as const;
  return [...told].map((userId) => ({ userId, ...words, link }));
}

function nameOf({ user }: Actor): string {
  return `${user.firstName} ${user.lastName}`;
}
