import type { Messaged, MessageMany } from '@callboard/contract/inviting';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { sendMessage } from '../sending/send-message.ts';
import { startConversation } from './start-conversation.ts';

/** What the rules of one conversation say of one talent; the others hear of it all the same. */
const REFUSALS: readonly string[] = ['NOT_FOUND', 'NOT_CONNECTED', 'MESSAGE_REFUSED'];

type Sent = Omit<MessageMany, 'talentProfileIds'> & {
  talentProfileIds: readonly string[];
  /** What the conversations are about. */
  roleId: string | null;
};

/**
 * Writes the same to several talents, as if each were written to alone: one after the other, as each
 * counts for what newcomers are looked at for.
 */
export async function messageTalents(
  platform: Platform,
  actor: Actor,
  { talentProfileIds, ...sent }: Sent,
): Promise<Messaged> {
  const seen = await listVisibleTalents(platform, actor, talentProfileIds);
  const userIds = new Map(seen.map(({ id, userId }) => [id, userId]));
  const refusedIds: string[] = [];
  for (const id of talentProfileIds) {
    const userId = userIds.get(id);
    const isSent = userId !== undefined && (await isTaken(platform, actor, userId, sent));
    if (!isSent) refusedIds.push(id);
  }
  return { sent: talentProfileIds.length - refusedIds.length, refusedIds };
}

async function isTaken(
  platform: Platform,
  actor: Actor,
  userId: string,
  { clientId, text, roleId }: Omit<Sent, 'talentProfileIds'>,
): Promise<boolean> {
  const nobodyElse = { applicationId: null, invitationId: null, talentProfileId: null };
  const about = { ...nobodyElse, roleId, productionId: null };
  try {
    const { id } = await startConversation(platform, actor, { userId, ...about });
    await sendMessage(platform, actor, id, { clientId, text, attachmentIds: [] });
    return true;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return false;
    throw error;
  }
}
