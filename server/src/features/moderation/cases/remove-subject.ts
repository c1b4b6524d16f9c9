import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { takeDownCall } from '../../casting-calls/review/take-down-call.ts';
import { takeAway } from '../../messaging/review/remove-message.ts';
import { takeDownLink } from '../../shortlists/links/revoke-link.ts';
import type { Subject } from './queries.ts';
import { describeSubject } from './subjects/describe-subject.ts';

/**
 * Takes away what was reported: a message from everyone who takes part, an open call from the lists, a
 * link from whoever holds it.
 * Whose it was hears of it with the decision.
 */
export async function removeSubject(
  platform: Platform,
  tx: Transaction,
  moderator: Actor,
  { subject, subjectId }: Subject,
  { reason, toldUserId }: { reason: string; toldUserId: string | null },
): Promise<void> {
  const { canRemove } = await describeSubject(tx, { subject, subjectId });
  if (!canRemove) throw new AppError('NOTHING_TO_REMOVE');
  if (subject === 'message') {
    await takeAway(platform, tx, moderator, { messageId: subjectId, reason, isAuthorTold: true });
  }
  if (subject === 'call') {
    await takeDownCall(platform, tx, moderator, { callId: subjectId, reason, toldUserId });
  }
  if (subject === 'share_link') await takeDownLink(platform, tx, moderator, subjectId);
}
