import type { Media } from '@callboard/contract/media';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { attachFiles } from '../attachments/attach-files.ts';
import type { Noticed } from '../cautions/find-patterns.ts';
import { flagNoticed } from '../cautions/notice-message.ts';
import type { Participation } from '../participation/require-participation.ts';
import { isSentAtOnce, type NewMessage, putMessage } from './queries.ts';

/** What has to be written along with a message, in the same transaction. */
type Besides = {
  mediaIds: readonly string[];
  noticed: Noticed;
  isToManyStrangers: boolean;
  onBehalfOf: Participation['onBehalfOf'];
};

/** Its place, its files and who takes part; nothing where the device has sent it before. */
export async function writeMessage(
  platform: Platform,
  actor: Actor,
  message: NewMessage,
  besides: Besides,
) {
  try {
    // A message alone is one statement, which is a transaction by itself.
    if (isNothing(besides)) return withFiles(await putMessage(platform.db, message), []);
    return await platform.transaction(async (tx) => {
      const written = await putMessage(tx, message);
      return withFiles(
        written,
        written && (await writeBesides(platform, tx, actor, message, besides)),
      );
    });
  } catch (error) {
    if (isSentAtOnce(error)) return undefined;
    throw error;
  }
}

function isNothing({ mediaIds, noticed, isToManyStrangers, onBehalfOf }: Besides): boolean {
  return mediaIds.length === 0 && noticed.caution === null && !isToManyStrangers && !onBehalfOf;
}

async function writeBesides(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { id: messageId, conversationId, authorUserId }: NewMessage,
  { mediaIds, noticed, isToManyStrangers, onBehalfOf }: Besides,
): Promise<Media[]> {
  const files = await attachFiles(tx, actor, { messageId, conversationId, mediaIds });
  await flagNoticed(platform, tx, noticed, { messageId, authorUserId, isToManyStrangers });
  if (onBehalfOf !== null) {
    const target = { kind: 'message', id: messageId };
    await audit(tx, platform.clock, { ...actor, onBehalfOf }, { act: 'messaging.sent', target });
  }
  return files;
}

type Written = NonNullable<Awaited<ReturnType<typeof putMessage>>>;

function withFiles(written: Written | undefined, files: Media[] | undefined) {
  return written && { ...written, files: files ?? [] };
}
