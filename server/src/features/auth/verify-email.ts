import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { useToken } from './mail-token.ts';
import { emailChanged } from './mails.ts';
import { findAccountByEmail, getAccount, updateUser } from './queries.ts';
import { type Device, startSession } from './start-session.ts';

/** Confirms an address, a first or a new one, by the token that was mailed to it; then signs in. */
export async function verifyEmail(platform: Platform, token: string, device: Device) {
  return platform.transaction(async (tx) => {
    const taken = await useToken(platform, tx, token, ['verify_email', 'change_email']);
    const before = await getAccount(tx, taken.userId);
    if (before.suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED');
    if (taken.purpose === 'change_email') await refuseTaken(tx, taken.email, taken.userId);

    const now = platform.clock.now();
    await updateUser(tx, taken.userId, {
      email: taken.email,
      emailVerifiedAt: before.emailVerifiedAt ?? now,
      updatedAt: now,
    });
    await audit(
      tx,
      platform.clock,
      { user: before.user, address: device.address },
      {
        act: taken.purpose === 'change_email' ? 'auth.email-changed' : 'auth.email-verified',
        target: { kind: 'user', id: taken.userId },
      },
    );
    if (taken.purpose === 'change_email') {
      const notice = { to: before.user.email, ...emailChanged(taken.email) };
      await platform.jobs.enqueue(tx, sendMail, notice);
    }
    const { user } = await getAccount(tx, taken.userId);
    return { user, token: await startSession(platform, tx, user, device) };
  });
}

/** Between asking for an address and confirming it, somebody else may have taken it. */
async function refuseTaken(tx: Transaction, email: string, userId: string): Promise<void> {
  const owner = await findAccountByEmail(tx, email);
  if (owner !== undefined && owner.user.id !== userId) throw new AppError('CONFLICT');
}
