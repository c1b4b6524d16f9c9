import type { ReportForm } from '@callboard/contract/moderation';
import type { ModerationDecision } from '@callboard/contract/report-review';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPerson } from '../decisions/queries.ts';

type Decided = {
  subject: ReportForm['subject'];
  decision: ModerationDecision;
  reason: string;
  isRemoved: boolean;
};

/** What it is to whoever reported it, without a name. */
const WHAT: Record<ReportForm['subject'], string> = {
  message: 'a message',
  call: 'a casting call',
  profile: 'a profile',
  user: 'an account',
  share_link: 'a shared link',
};

/**
 * Reporters learn that it was looked at and whether it was a breach: what became of the other person
 * is not theirs to know.
 */
export async function tellReporters(
  platform: Platform,
  tx: Transaction,
  reporterIds: readonly string[],
  { subject, decision }: Pick<Decided, 'subject' | 'decision'>,
): Promise<void> {
  const outcome =
    decision === 'dismiss'
      ? 'Our moderators looked at it and found no breach of the rules. You can still block whom you do not want to hear from.'
      : 'Our moderators looked at it, found a breach of the rules, and we acted. Thank you for telling us.';
  await notify(platform, tx, reporterIds, {
    kind: 'moderation',
    title: `Your report about ${WHAT[subject]}`,
    content: outcome,
  });
}

/**
 * The reported person learns what was decided and why, and where to ask for another look. Of what was
 * dismissed they never hear; a suspension is told by mail, because they cannot sign in.
 */
export async function tellReported(
  platform: Platform,
  tx: Transaction,
  userId: string,
  { subject, decision, reason, isRemoved }: Decided,
): Promise<void> {
  if (decision !== 'warn' && decision !== 'remove') return;
  const removed =
    subject === 'call' ? 'Your casting call was taken down' : 'A message of yours was removed';
  const person = await lockPerson(tx, userId);
  // A child cannot sign in: whoever keeps the profile reads it, and whom it is about.
  const keeperUserId = person?.keeperUserId ?? null;
  const about = keeperUserId === null ? '' : `About ${person?.firstName} ${person?.lastName}. `;
  await notify(platform, tx, [keeperUserId ?? userId], {
    kind: 'moderation',
    title: decision === 'warn' ? 'A warning from Callboard’s moderators' : removed,
    content: [
      about,
      decision === 'warn' && isRemoved ? `${removed}. ` : '',
      `You can ask once for another look. The reason: ${reason}`,
    ].join(''),
    link: '/account',
  });
}
