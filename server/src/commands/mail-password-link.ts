import { mailLink } from '../features/auth/mail-token.ts';
import { AppError } from '../platform/app-error.ts';
import { audit } from '../platform/audit/audit.ts';
import type { Platform } from '../platform/platform.ts';
import { accountOf } from './account-of.ts';

/**
 * The old password goes on working until a new one is chosen. With a mail server the link is its
 * reader's alone; without one it may be printed, for nobody else could hand it over.
 */
export async function mailPasswordLink(
  platform: Platform,
  email: string,
  { print }: { print: boolean },
): Promise<string> {
  if (print && platform.config.smtpUrl !== undefined) {
    throw new AppError('FORBIDDEN', {
      message: 'A mail server is configured: the link is mailed and not printed.',
    });
  }
  const { user, suspendedAt } = await accountOf(platform, email);
  if (suspendedAt !== null) {
    throw new AppError('CONFLICT', { message: `${email} is suspended: see restore-account.` });
  }
  return platform.transaction(async (tx) => {
    await audit(tx, platform.clock, null, {
      act: 'auth.password-link-sent',
      target: { kind: 'user', id: user.id },
      difference: { by: 'command line', printed: print },
    });
    return mailLink(platform, tx, 'reset_password', { userId: user.id, email: user.email });
  });
}
