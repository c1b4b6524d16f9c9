import type { EmailChange } from '@callboard/contract/account';
import type { Actor } from '../../platform/actor.ts';
import { audit } from '../../platform/audit/audit.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmPassword } from './confirm-password.ts';
import { mailLink } from './mail-token.ts';
import { addressTaken } from './mails.ts';
import { findAccountByEmail } from './queries.ts';

const ANSWER = {
  message: 'We have sent a link to the new address. Until you follow it, the old one stays.',
};

/** Asks for another address. The answer does not tell whether someone else has it. */
export async function changeEmail(platform: Platform, actor: Actor, form: EmailChange) {
  await confirmPassword(platform, actor, form.password, 'password');
  await platform.transaction(async (tx) => {
    await audit(tx, platform.clock, actor, {
      act: 'auth.email-change-asked',
      target: { kind: 'user', id: actor.user.id },
    });
    const owner = await findAccountByEmail(tx, form.email);
    if (owner === undefined || owner.user.id === actor.user.id) {
      return mailLink(platform, tx, 'change_email', { userId: actor.user.id, email: form.email });
    }
    const notice = { to: form.email, ...addressTaken(platform.publicUrl, owner) };
    await platform.jobs.enqueue(tx, sendMail, notice);
  });
  return ANSWER;
}
