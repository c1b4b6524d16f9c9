import { findAccountByEmail } from '../features/auth/queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Platform } from '../platform/platform.ts';

/** Operators know people by their address. */
export async function accountOf({ db }: Platform, email: string) {
  const account = await findAccountByEmail(db, email);
  if (account) return account;
  throw new AppError('NOT_FOUND', { message: `Nobody has an account with the address ${email}.` });
}
