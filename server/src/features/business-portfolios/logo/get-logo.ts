import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLogoKey } from '../queries.ts';

/** The key of a logo. It is for whoever meets the business, so nobody is asked who they are. */
export async function getLogo({ db }: Platform, portfolioId: string): Promise<string> {
  const logoKey = await findLogoKey(db, portfolioId);
  if (logoKey === null) throw new AppError('NOT_FOUND');
  return logoKey;
}
