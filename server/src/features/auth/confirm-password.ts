import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPassword } from './password.ts';
import { getAccount } from './queries.ts';

/** Asks who is signed in to prove it once more, before something that a borrowed device must not do. */
export async function confirmPassword(
  platform: Platform,
  actor: Actor,
  password: string,
  field: string,
): Promise<void> {
  const { passwordHash } = await getAccount(platform.db, actor.user.id);
  if (await isPassword(passwordHash, password)) return;
  throw new AppError('WRONG_PASSWORD', { fields: { [field]: 'The password is wrong' } });
}
