import type { ReportForm } from '@callboard/contract/moderation';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { newId } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shutOut } from '../../auth/suspend-user.ts';
import { suspended } from './mails.ts';
import { mayDecideAbout } from './policy.ts';
import { insertDecision, lockPerson } from './queries.ts';
import { tellKeeper } from './tell-keeper.ts';

/** What the suspension is for, where that is something else than the person alone. */
type About = Pick<ReportForm, 'subject' | 'subjectId'> & { title: string };

/**
 * Shuts someone out, with a reason that they are mailed and read when they try to sign in. Without a
 * moderator it is the command line that does it. Returns the decision's id.
 */
export async function suspendUser(
  platform: Platform,
  moderator: Actor | null,
  userId: string,
  reason: string,
  about?: About,
): Promise<string> {
  if (!mayDecideAbout(moderator, userId)) throw new AppError('FORBIDDEN');
  const { clock, publicUrl } = platform;
  const id = newId();
  await platform.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person === undefined) throw new AppError('NOT_FOUND');
    if (person.deletedAt !== null) {
      throw new AppError('CONFLICT', { message: 'This account was deleted.' });
    }
    if (person.suspendedAt !== null) {
      throw new AppError('CONFLICT', { message: 'This account is suspended already.' });
    }
    const name = `${person.firstName} ${person.lastName}`;
    const what = about ?? { subject: 'user' as const, subjectId: userId, title: name };
    await insertDecision(tx, {
      id,
      ...what,
      userId,
      decision: 'suspend',
      reason,
      decidedByUserId: moderator?.user.id ?? null,
      decidedAt: clock.now(),
    });
    await shutOut(platform, tx, userId);
    await audit(tx, clock, moderator, {
      act: 'moderation.user-suspended',
      target: { kind: 'user', id: userId },
      difference: { reason, decisionId: id },
    });
    await tellKeeper(platform, tx, person, 'suspended', reason);
    if (person.email === null) return;
    const mail = { to: person.email, ...suspended(publicUrl, reason) };
    await platform.jobs.enqueue(tx, sendMail, mail);
  });
  return id;
}
