import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getPerson } from '../queries.ts';
import { accountKept } from './mails.ts';
import { findDeletion, keepAccounts, showAgain } from './queries.ts';

/** Keeps one's own account after all. */
export async function keepAccount(platform: Platform, actor: Actor): Promise<void> {
  await keep(platform, actor, actor.user.id);
}

/** The same for somebody who wrote to us. */
export async function cancelDeletionFor(
  platform: Platform,
  moderator: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  await keep(platform, moderator, userId, reason);
}

async function keep(platform: Platform, actor: Actor, userId: string, reason?: string) {
  await platform.transaction(async (tx) => {
    const { email } = await getPerson(tx, userId);
    const deletion = await findDeletion(tx, userId);
    const now = platform.clock.now();
    const kept = deletion === undefined ? [] : await keepAccounts(tx, deletion, now);
    if (kept.length === 0) {
      if (reason === undefined) throw new AppError('NOT_FOUND');
      throw new AppError('CONFLICT', { message: 'This account is not to be deleted.' });
    }
    const ids = kept.map(({ id }) => id);
    await showAgain(tx, ids, now);
    await audit(tx, platform.clock, actor, {
      act: 'privacy.deletion-cancelled',
      target: { kind: 'user', id: userId },
      ...(reason !== undefined && { difference: { reason } }),
    });
    if (email === null) return;
    await platform.jobs.enqueue(tx, sendMail, { to: email, ...accountKept() });
  });
}
