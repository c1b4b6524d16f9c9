import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDemoAddress } from './demo-address.ts';
import { noteFailedSignIn } from './note-failed-sign-in.ts';
import { isPassword } from './password.ts';
import { findAccountByEmail } from './queries.ts';

type Credentials = { email: string; password: string };

/**
 * Whose account it is, for who knows its password. Every try counts against the account and the
 * address until it turns out right, and neither the answer nor the time it takes tells whether an
 * account exists.
 */
export async function checkCredentials(
  platform: Platform,
  { email, password }: Credentials,
  address: string,
) {
  const accountKey = `login account ${email.toLowerCase()}`;
  const fromKey = `login address ${addressKey(address)}`;
  await platform.limits.take(fromKey, LIMITS.failedLoginsPerAddress);
  await platform.limits.take(accountKey, LIMITS.failedLoginsPerAccount);

  const found = await findAccountByEmail(platform.db, email);
  const isRight = await isPassword(found?.passwordHash ?? null, password);
  const isAllowed = platform.config.demoAccountsMaySignIn || !isDemoAddress(email);
  if (found === undefined || !isRight || !isAllowed) {
    await platform.transaction((tx) =>
      platform.jobs.enqueue(tx, noteFailedSignIn, { email, address }),
    );
    throw new AppError('INVALID_CREDENTIALS');
  }

  await platform.limits.giveBack(fromKey);
  await platform.limits.giveBack(accountKey);
  return found;
}
