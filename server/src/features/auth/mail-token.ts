import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { MAILS } from './mails.ts';
import { isEnding, replaceMailToken, takeMailToken } from './queries.ts';
import { hashToken, newToken } from './session-token.ts';
import type { TOKEN_PURPOSES } from './tables.ts';

type Purpose = (typeof TOKEN_PURPOSES)[number];

const HOUR_MS = 60 * 60 * 1000;

const LINKS: Record<Purpose, { path: string; hours: number }> = {
  verify_email: { path: '/verify-email', hours: 24 },
  change_email: { path: '/verify-email', hours: 24 },
  reset_password: { path: '/reset-password', hours: 1 },
};

/**
 * Mails a link whose token is random, stored only as a hash, short-lived and used up once. It is
 * returned for the command line alone.
 */
export async function mailLink(
  platform: Platform,
  tx: Transaction,
  purpose: Purpose,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = newToken();
  const now = platform.clock.now();
  const { path, hours } = LINKS[purpose];
  await replaceMailToken(tx, {
    id: newId(),
    userId,
    purpose,
    email,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  });
  const link = `${platform.publicUrl}${path}?token=${token}`;
  await platform.jobs.enqueue(tx, sendMail, { to: email, ...MAILS[purpose](link, hours) });
  return link;
}

export async function useToken(
  platform: Platform,
  tx: Transaction,
  token: string,
  purposes: readonly Purpose[],
) {
  const which = { tokenHash: hashToken(token), purposes };
  const now = platform.clock.now();
  const taken = await takeMailToken(tx, which, now);
  if (taken === undefined) throw new AppError('INVALID_TOKEN');
  // A link would bring somebody back into an account that is being emptied.
  if (await isEnding(tx, taken.userId, now)) throw new AppError('INVALID_TOKEN');
  return taken;
}
