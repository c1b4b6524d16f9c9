import type { ReportForm } from '@callboard/contract/moderation';
import type { APPEAL_OUTCOMES, ModerationDecision } from '@callboard/contract/report-review';
import type { Transaction } from '../../../platform/database/database.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { upheld } from '../decisions/mails.ts';
import { lockPerson } from '../decisions/queries.ts';
import { tellKeeper } from '../decisions/tell-keeper.ts';

type Answer = {
  subject: ReportForm['subject'];
  decision: ModerationDecision;
  title: string;
  outcome: (typeof APPEAL_OUTCOMES)[number];
  reason: string;
};

/** Of what a decision may have taken away: it does not come back by itself. */
const CAN_BE_GONE: ReadonlySet<Answer['subject']> = new Set(['message', 'call']);

/** Whoever is shut out is told by mail; that they are let in again, the restoring tells. */
export async function tellAppellant(
  platform: Platform,
  tx: Transaction,
  userId: string,
  { subject, decision, title, outcome, reason }: Answer,
): Promise<void> {
  const person = await lockPerson(tx, userId);
  if (person === undefined) return;
  if (decision === 'suspend') {
    if (outcome === 'overturned') return;
    await tellKeeper(platform, tx, person, 'upheld', reason);
    if (person.email === null) return;
    await platform.jobs.enqueue(tx, sendMail, { to: person.email, ...upheld(reason) });
    return;
  }
  await notify(platform, tx, [person.keeperUserId ?? userId], {
    kind: 'moderation',
    title:
      outcome === 'upheld'
        ? 'We looked again: the decision stays'
        : 'We looked again: the decision no longer counts',
    content: [
      outcome === 'overturned' && CAN_BE_GONE.has(subject)
        ? 'What was taken away can be sent or published again. '
        : '',
      `About “${title}”: ${reason}`,
    ].join(''),
    link: '/account',
  });
}
