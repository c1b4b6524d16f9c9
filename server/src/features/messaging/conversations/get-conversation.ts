import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireParticipation } from '../participation/require-participation.ts';
import { presentAll } from './list-conversations.ts';
import { findConversationRow } from './queries.ts';

export async function getConversation(platform: Platform, actor: Actor, conversationId: string) {
  await requireParticipation(platform, actor, conversationId);
  const row = await findConversationRow(platform.db, actor.user.id, conversationId);
  const [shown] = row === undefined ? [] : await presentAll(platform, actor, [row]);
  if (shown === undefined) throw new AppError('NOT_FOUND');
  return shown;
}
