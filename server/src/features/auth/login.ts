import type { CurrentUser, LoginForm } from '@callboard/contract/auth';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellSuspension } from '../moderation/decisions/tell-suspension.ts';
import { checkCredentials } from './check-credentials.ts';
import { type Device, startSession } from './start-session.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';

/** Signs in. Whoever is suspended reads why: they have proved who they are. */
export async function login(
  platform: Platform,
  form: LoginForm,
  device: Device,
): Promise<{ user: CurrentUser; token: string }> {
  const found = await checkCredentials(platform, form, device.address);
  if (found.suspendedAt !== null) throw await tellSuspension(platform, found.user.id);
  if (found.emailVerifiedAt === null) throw new AppError('EMAIL_NOT_VERIFIED');
  const token = await platform.transaction(async (tx) => {
    await tellOfNewDevice(platform, tx, found.user.id, device);
    return startSession(platform, tx, found.user, device);
  });
  return { user: found.user, token };
}
