import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { replaceLogo } from './replace-logo.ts';

export async function removeLogo(platform: Platform, actor: Actor, id: string): Promise<void> {
  await replaceLogo(platform, actor, id, null);
}
