import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { takeNextRevision, updateMessage } from '../sending/queries.ts';
import { tellConversation } from '../telling/tell-conversation.ts';
import { presentReviewed } from './present-reviewed.ts';
import { findReported } from './queries.ts';

/** Takes a message away from everyone who takes part; moderators still read it. Twice is once. */
export async function removeMessage(
  platform: Platform,
  actor: Actor,
  messageId: string,
  { reason }: { reason: string },
) {
  const { db } = platform;
  await platform.transaction((tx) => takeAway(platform, tx, actor, { messageId, reason }));
  const removed = await findReported(db, messageId);
  const [message] = removed ? await presentReviewed(db, actor.user.id, [removed]) : [];
  if (message === undefined) throw new AppError('NOT_FOUND');
  return message;
}

type Removal = {
  messageId: string;
  reason: string;
  /** Whoever tells the author more than this says so, and tells them. */
  isAuthorTold?: boolean;
};

export async function takeAway(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { messageId, reason, isAuthorTold = false }: Removal,
): Promise<void> {
  const { clock } = platform;
  const reported = await findReported(tx, messageId);
  if (reported === undefined) throw new AppError('NOT_FOUND');
  const { conversationId, authorUserId } = reported;
  const now = clock.now();
  const revision = await takeNextRevision(tx, conversationId, now);
  const current = await findReported(tx, messageId);
  if (revision === undefined || current === undefined) throw new AppError('NOT_FOUND');
  const target = { kind: 'message', id: messageId };
  await audit(tx, clock, actor, { act: 'messaging.removed', target, difference: { reason } });
  if (current.deletedAt !== null) return;
  await updateMessage(tx, messageId, revision, { deletedAt: now });
  await notify(platform, tx, isAuthorTold ? [] : [authorUserId], {
    kind: 'moderation',
    title: 'A message of yours was removed',
    content: `Callboard’s moderators took it away: ${reason}`,
    link: `/messaging/${conversationId}`,
  });
  const news = { conversationId, revision };
  tx.afterCommit(() => tellConversation(platform, 'conversation:changed', news));
}
