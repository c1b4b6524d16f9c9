import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailLink } from '../auth/mail-token.ts';
import { whyNoLink } from './policy.ts';
import { lockUser } from './queries.ts';

/** Mails the link that proves an address again; an older one no longer counts. */
export async function resendVerification(platform: Platform, actor: Actor, userId: string) {
  await platform.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    if (person === undefined) throw new AppError('NOT_FOUND');
    const message = whyNoLink(person);
    if (message !== null) throw new AppError('CONFLICT', { message });
    await mailLink(platform, tx, 'verify_email', { userId, email: person.email ?? '' });
    await audit(tx, platform.clock, actor, {
      act: 'admin-users.verification-mailed',
      target: { kind: 'user', id: userId },
    });
  });
}
