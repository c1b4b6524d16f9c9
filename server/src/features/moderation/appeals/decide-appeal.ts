import type { BodyOf } from '@callboard/contract/endpoint';
import type { reportReviewEndpoints } from '@callboard/contract/report-review';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetTraces } from '../../casting-calls/cautions/forget-traces.ts';
import { mayDecideAbout } from '../decisions/policy.ts';
import { restoreUser } from '../decisions/restore-user.ts';
import { lockDecision, updateDecision } from './queries.ts';
import { tellAppellant } from './tell-appellant.ts';

type Outcome = BodyOf<typeof reportReviewEndpoints.decideAppeal>;

/**
 * Once, and for good. A decision that is overturned no longer holds: a suspension ends with it, and a
 * call is no longer one that others are compared to.
 */
export async function decideAppeal(
  platform: Platform,
  moderator: Actor,
  id: string,
  { outcome, reason }: Outcome,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const made = await lockDecision(tx, id);
    if (made === undefined || made.userId === null || made.appealedAt === null) {
      throw new AppError('NOT_FOUND');
    }
    if (made.appealOutcome !== null) {
      throw new AppError('CONFLICT', { message: 'Someone else was first.' });
    }
    if (!mayDecideAbout(moderator, made.userId)) throw new AppError('FORBIDDEN');
    const at = platform.clock.now();
    const byUserId = moderator.user.id;
    const isLifted = outcome === 'overturned' && made.liftedAt === null;
    if (isLifted && made.decision === 'suspend') {
      await restoreUser(platform.within(tx), moderator, made.userId, reason);
    }
    if (isLifted && made.subject === 'call') await forgetTraces(tx, made.subjectId);
    await updateDecision(tx, id, {
      appealOutcome: outcome,
      appealReason: reason,
      appealDecidedByUserId: byUserId,
      appealDecidedAt: at,
      ...(isLifted && { liftedAt: at, liftedByUserId: byUserId, liftReason: reason }),
    });
    await audit(tx, platform.clock, moderator, {
      act: 'moderation.appeal-decided',
      target: { kind: 'moderation-decision', id },
      difference: { outcome, reason },
    });
    const { userId, subject, decision, title } = made;
    await tellAppellant(platform, tx, userId, { subject, decision, title, outcome, reason });
  });
}
