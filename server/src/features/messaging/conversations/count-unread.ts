import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayCountUnreadOf } from './policy.ts';
import { countUnreadMessages } from './queries.ts';

export async function countUnread(platform: Platform, actor: Actor, userId: string) {
  if (!mayCountUnreadOf(actor, userId)) throw new AppError('FORBIDDEN');
  return { count: await countUnreadMessages(platform.db, userId) };
}
