import type { Actor } from '../../../platform/actor.ts';
import { remakeLogo } from '../../../platform/images/remake-logo.ts';
import { thumbnailKey } from '../../../platform/images/store-thumbnail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentPortfolio } from '../present-portfolio.ts';
import { requirePortfolio } from '../require-portfolio.ts';
import { forgetUnusedLogo } from './forget-unused-logo.ts';
import { logoFolderOf } from './logo-place.ts';
import { replaceLogo } from './replace-logo.ts';

/** Gives a portfolio a logo; the one that was there goes. */
export async function setLogo(platform: Platform, actor: Actor, id: string, sent: Uint8Array) {
  // Before the picture is unpacked: nobody else can make the server work.
  await requirePortfolio(platform.db, actor, id, 'manage');
  const logo = await remakeLogo(sent);
  const key = thumbnailKey(logoFolderOf(id), logo);
  try {
    return presentPortfolio(await replaceLogo(platform, actor, id, { key, logo }));
  } catch (error) {
    await forgetUnusedLogo(platform, id, key);
    throw error;
  }
}
