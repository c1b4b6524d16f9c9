import type { CurrentUser, LoginForm } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDemoAddress } from './demo-address.ts';
import { isPassword } from './password.ts';
import { findUserForSignIn, insertSession } from './queries.ts';
import { sessionExpiry } from './session-lifetime.ts';
import { hashToken, newToken } from './session-token.ts';

export type Device = { address: string; userAgent: string };

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

  const found = await findUserForSignIn(platform.db, form.email);
  const isRight = await isPassword(found?.passwordHash ?? null, form.password);
  const isAllowed = platform.config.demoAccountsMaySignIn || !isDemoAddress(form.email);
  if (found === undefined || !isRight || !isAllowed) throw new AppError('INVALID_CREDENTIALS');

  await platform.limits.giveBack(fromKey);
  await platform.limits.giveBack(accountKey);
  if (found.suspendedAt !== null) throw new AppError('ACCOUNT_SUSPENDED');
  if (found.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_VERIFIED');
  return { user: found.user, token: await startSession(platform, found.user, device) };
}

async function startSession(platform: Platform, user: CurrentUser, device: Device) {
  const token = newToken();
  const now = platform.clock.now();
  const sessionId = newId();
  await platform.transaction(async (tx) => {
    await insertSession(tx, {
      id: sessionId,
      userId: user.id,
      tokenHash: hashToken(token),
      userAgent: device.userAgent.slice(0, LIMITS.nameLength),
      address: device.address,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    });
    await audit(
      tx,
      platform.clock,
      { user, address: device.address },
      {
        act: 'auth.signed-in',
        target: { kind: 'session', id: sessionId },
      },
    );
  });
  return token;
}
