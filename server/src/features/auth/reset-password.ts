import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessionsOfUser } from './end-session.ts';
import { useToken } from './mail-token.ts';
import { passwordChanged } from './mails.ts';
import { hashPassword } from './password.ts';
import { getAccount, updateUser } from './queries.ts';
import { type Device, startSession } from './start-session.ts';

/** Sets a new password by a mailed token. Whoever was signed in before is out; this device is in. */
export async function resetPassword(
  platform: Platform,
  { token, password }: { token: string; password: string },
  device: Device,
) {
  const passwordHash = await hashPassword(password);
  return platform.transaction(async (tx) => {
    const { userId, email } = await useToken(platform, tx, token, ['reset_password']);
    const account = await getAccount(tx, userId);
    if (account.suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED');

    const now = platform.clock.now();
    // The mail has arrived, so the address is confirmed as well.
    const emailVerifiedAt = account.emailVerifiedAt ?? now;
    await updateUser(tx, userId, { passwordHash, emailVerifiedAt, updatedAt: now });
    await endSessionsOfUser(platform, tx, userId);
    await audit(
      tx,
      platform.clock,
      { user: account.user, address: device.address },
      { act: 'auth.password-reset', target: { kind: 'user', id: userId } },
    );
    const notice = { to: email, ...passwordChanged(platform.publicUrl) };
    await platform.jobs.enqueue(tx, sendMail, notice);
    return { user: account.user, token: await startSession(platform, tx, account.user, device) };
  });
}
