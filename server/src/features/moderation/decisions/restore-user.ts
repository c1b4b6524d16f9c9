import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetAddress, letIn } from '../../auth/suspend-user.ts';
import { restored } from './mails.ts';
import { mayDecideAbout } from './policy.ts';
import { liftSuspension, lockPerson } from './queries.ts';
import { tellKeeper } from './tell-keeper.ts';

/**
 * Lets someone in again who was shut out; what was decided before stays on record as lifted. Whose
 * account is deleted may open a new one.
 */
export async function restoreUser(
  platform: Platform,
  moderator: Actor | null,
  userId: string,
  reason: string,
): Promise<void> {
  if (!mayDecideAbout(moderator, userId)) throw new AppError('FORBIDDEN');
  const { clock, publicUrl } = platform;
  await platform.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (person === undefined) throw new AppError('NOT_FOUND');
    if (person.suspendedAt === null) {
      throw new AppError('CONFLICT', { message: 'This account is not suspended.' });
    }
    await liftSuspension(tx, userId, {
      at: clock.now(),
      byUserId: moderator?.user.id ?? null,
      reason,
    });
    await letIn(platform, tx, userId);
    if (person.deletedAt !== null) await forgetAddress(platform, tx, { id: userId, ...person });
    await audit(tx, clock, moderator, {
      act: 'moderation.user-restored',
      target: { kind: 'user', id: userId },
      difference: { reason },
    });
    await tellKeeper(platform, tx, person, 'restored', reason);
    if (person.email === null) return;
    const mail = { to: person.email, ...restored(publicUrl, reason) };
    await platform.jobs.enqueue(tx, sendMail, mail);
  });
}
