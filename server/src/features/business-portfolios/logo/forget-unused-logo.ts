import type { Platform } from '../../../platform/platform.ts';
import { deleteStored } from '../../media/delete-stored.ts';
import { lockLogoKey } from '../queries.ts';

/** Deletes a logo unless the portfolio shows it, which it does again when the same one is sent twice. */
export async function forgetUnusedLogo(
  platform: Platform,
  portfolioId: string,
  logoKey: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const shown = await lockLogoKey(tx, portfolioId);
    if (shown !== logoKey) await deleteStored(platform, [logoKey]);
  });
}
