import type { CurrentUser, LoginForm } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDemoAddress } from './demo-address.ts';
import { isPassword } from './password.ts';
import { findAccountByEmail } from './queries.ts';
import { type Device, startSession } from './start-session.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

/**
 * Signs in. Every try counts against the account and the address until it turns out right, and
 * neither the answer nor the time it takes tells whether an account exists.
 */
export async function login(
  platform: Platform,
  form: LoginForm,
  device: Device,
): Promise<{ user: CurrentUser; token: string }> {
  const accountKey = `login account ${form.email.toLowerCase()}`;
  const fromKey = `login address ${addressKey(device.address)}`;
  await platform.limits.take(fromKey, LIMITS.failedLoginsPerAddress);
  await platform.limits.take(accountKey, LIMITS.failedLoginsPerAccount);

  const found = await findAccountByEmail(platform.db, form.email);
  const isRight = await isPassword(found?.passwordHash ?? null, form.password);
  const isAllowed = platform.config.demoAccountsMaySignIn || !isDemoAddress(form.email);
  if (found === undefined || !isRight || !isAllowed) throw new AppError('INVALID_CREDENTIALS');

  await platform.limits.giveBack(fromKey);
  await platform.limits.giveBack(accountKey);
  if (found.suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED');
  if (found.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_VERIFIED');
  const token = await platform.transaction(async (tx) => {
    await tellOfNewDevice(platform, tx, found.user.id, device);
    return startSession(platform, tx, found.user, device);
  });
  return { user: found.user, token };
}
