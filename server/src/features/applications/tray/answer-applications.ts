import type { Answer, ApplicationStatus, TeamReason } from '@callboard/contract/application-moves';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endComing } from '../../auditions/invitations/ending/end-coming.ts';
import type { Coming } from '../../auditions/invitations/ending/lock-coming.ts';
import { releaseHoldsOfTalents } from '../../deals/holds/release-holds-of-talents.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { tellTeam } from '../board/tell-team.ts';
import { endApplications, insertChanges } from '../moves/queries.ts';
import { tellTalentSides } from '../moves/telling/tell-talent-sides.ts';

type Waiting = {
  id: string;
  talentProfileId: string;
  status: ApplicationStatus;
  unsentAnswer: Answer | null;
  teamReason: TeamReason | null;
};
type Answering = {
  productionId: string;
  /** What is to come of their role, locked before them. */
  coming: Coming;
  waiting: readonly Waiting[];
  otherwise: Answer;
};

/**
 * Sends a no to applications that are locked: what was chosen for them in the tray, else what is said
 * here. Both sides know from then on, and nobody of them is expected at auditions, or keeps days, for it
 * any more.
 */
export async function answerApplications(
  platform: Platform,
  tx: Transaction,
  actor: Actor | null,
  { productionId, coming, waiting, otherwise }: Answering,
): Promise<number> {
  if (waiting.length === 0) return 0;
  const { roleId } = coming;
  const now = platform.clock.now();
  const ids = waiting.map(({ id }) => id);
  const answered = waiting.map(({ unsentAnswer, ...row }) => ({
    ...row,
    answer: unsentAnswer ?? otherwise,
  }));
  await endApplications(tx, ids, { to: 'not_selected', toldAnswer: 'own', otherwise }, now);
  const talentIds = waiting.map(({ talentProfileId }) => talentProfileId);
  await endComing(platform, tx, coming, talentIds, 'let_go');
  await releaseHoldsOfTalents(platform, tx, actor, roleId, talentIds);
  await insertChanges(
    tx,
    { actorUserId: actor?.user.id ?? null, toldAt: now, now },
    answered.map(({ id, status, answer, teamReason }) => ({
      id: newId(),
      applicationId: id,
      from: status,
      to: 'not_selected' as const,
      answer,
      teamReason,
    })),
  );
  await recordActivity(platform, tx, actor, {
    kind: 'answers_sent',
    productionId,
    roleId,
    detail: { count: ids.length },
  });
  const told = answered.map((row) => ({ ...row, status: 'not_selected' as const }));
  await tellTalentSides(platform, tx, roleId, told);
  await tellTeam(platform, tx, { productionId, roleId, applicationIds: ids });
  return ids.length;
}
