import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSuspension } from './queries.ts';

/** The refusal of someone who is shut out, with the reason that they were given. */
export async function tellSuspension({ db }: Pick<Platform, 'db'>, userId: string) {
  const held = await findSuspension(db, userId);
  if (held === undefined) return new AppError('ACCOUNT_SUSPENDED');
  return new AppError('ACCOUNT_SUSPENDED', {
    message: `This account is suspended. The reason: ${held.reason}`,
  });
}
