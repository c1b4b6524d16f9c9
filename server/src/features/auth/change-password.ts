import type { PasswordChange } from '@callboard/contract/account';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmPassword } from './confirm-password.ts';
import { endSessionsOfUser } from './end-session.ts';
import { passwordChanged } from './mails.ts';
import { hashPassword } from './password.ts';
import { updateUser } from './queries.ts';

/** Sets another password and signs every other device out. */
export async function changePassword(platform: Platform, actor: Actor, form: PasswordChange) {
  await confirmPassword(platform, actor, form.currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(form.newPassword);
  await platform.transaction(async (tx) => {
    await updateUser(tx, actor.user.id, { passwordHash, updatedAt: platform.clock.now() });
    await endSessionsOfUser(platform, tx, actor.user.id, actor.sessionId);
    await audit(tx, platform.clock, actor, {
      act: 'auth.password-changed',
      target: { kind: 'user', id: actor.user.id },
    });
    const notice = { to: actor.user.email, ...passwordChanged(platform.publicUrl) };
    await platform.jobs.enqueue(tx, sendMail, notice);
  });
}
