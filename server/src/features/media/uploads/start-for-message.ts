import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireParticipation } from '../../messaging/participation/require-participation.ts';
import { isAttachable } from '../message-files/policy.ts';
import { lockPlanOf, sumBytesSentBy } from '../message-files/queries.ts';
import { type AnnouncedFile, announceFile } from './announce.ts';
import { requireFit, requireRoom, silentBefore } from './room.ts';

/** The same for a file that is to come with a message. Its sender is locked. */
export async function startForMessage(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  file: AnnouncedFile,
): Promise<string> {
  return platform.transaction(async (tx) => {
    await requireParticipation(platform.within(tx), actor, conversationId);
    if (!isAttachable(file.kind)) throw new AppError('MEDIA_NOT_USABLE');
    requireFit(file);
    const now = platform.clock.now();
    const plan = await lockPlanOf(tx, actor.user.id);
    const held = await sumBytesSentBy(tx, actor.user.id, silentBefore(now));
    requireRoom({ plan, held, bytes: file.bytes, what: 'Your messages hold' });
    return announceFile(tx, actor, { owner: { conversationId }, file, now });
  });
}
