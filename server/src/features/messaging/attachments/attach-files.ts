import type { Media } from '@callboard/contract/media';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { presentMedia } from '../../media/present-media.ts';
import { isAttachableBy } from './policy.ts';
import { insertAttachments, lockFiles } from './queries.ts';

type Sent = { messageId: string; conversationId: string; mediaIds: readonly string[] };

/** Puts files that their sender has uploaded for this conversation with a message, in this order. */
export async function attachFiles(
  tx: Transaction,
  actor: Actor,
  { messageId, conversationId, mediaIds }: Sent,
): Promise<Media[]> {
  if (mediaIds.length === 0) return [];
  const files = new Map((await lockFiles(tx, mediaIds)).map((file) => [file.id, file]));
  const attached = mediaIds.map((id) => {
    const file = files.get(id);
    if (file === undefined || !isAttachableBy(actor, conversationId, file)) {
      throw new AppError('MEDIA_NOT_USABLE');
    }
    return presentMedia(file, { isOwnSide: true });
  });
  await insertAttachments(tx, messageId, mediaIds);
  return attached;
}
