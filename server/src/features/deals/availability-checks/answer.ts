import type { AvailabilityAnswer } from '@callboard/contract/deal-choices';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOwnTalent } from '../../applications/own/require-own-talent.ts';
import { lockRole } from '../about/queries.ts';
import { auditForOther } from '../telling/audit-for-other.ts';
import { tellBothSides } from '../telling/tell-both-sides.ts';
import { presentCheck } from './present-check.ts';
import { findCheck, getOwnCheck, setAnswer } from './queries.ts';
import { newsOfAnswer, newsOfOwnAnswer } from './words.ts';

type Given = { answer: AvailabilityAnswer; note: string | null };

export async function answer(platform: Platform, actor: Actor, checkId: string, given: Given) {
  const asked = await findCheck(platform.db, checkId);
  if (asked === undefined) throw new AppError('NOT_FOUND');
  const { roleId, talentProfileId } = asked;
  return platform.transaction(async (tx) => {
    const { isCancelled } = await lockRole(tx, roleId);
    const { doer } = await requireOwnTalent(platform, tx, actor, talentProfileId);
    if (isCancelled) throw new AppError('ROLE_CANCELLED');
    const current = await findCheck(tx, checkId);
    if (current?.isNewest !== true) {
      const message = 'The casting team has asked anew. Please answer that.';
      throw new AppError('NOT_FOUND', { message });
    }
    await setAnswer(tx, checkId, { ...given, respondedAt: platform.clock.now() });
    await auditForOther(platform, tx, doer, {
      act: 'availability-checks.answered',
      target: { kind: 'availability-check', id: checkId },
      difference: { answer: given.answer },
    });
    const toTeam = newsOfAnswer(given);
    const toSide = newsOfOwnAnswer(given.answer, doer);
    const news = { roleId, talentProfileId, toTeam, toSide };
    await tellBothSides(platform, tx, 'audition', doer, [news]);
    return presentCheck(await getOwnCheck(tx, checkId));
  });
}
