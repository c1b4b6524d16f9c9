import { id } from '@callboard/contract/fields';
import type { Platform } from '../../../platform/platform.ts';
import type { Rooms, SocketService, Speaker } from '../../../platform/realtime/socket-service.ts';
import { listTakingPart } from '../participation/queries.ts';
import { findRefusal } from '../refusals/find-refusals.ts';
import { OpenConversations } from './open-conversations.ts';
import { conversationIn, roomOf } from './room.ts';
import { tellPresence } from './tell-presence.ts';

/** A window shows one; whoever opens more than this leaves the oldest. */
const OPEN_AT_MOST = 10;

/** Who types and who is there, for windows that show a conversation. Who takes part is asked each time. */
export function conversationSockets(platform: Pick<Platform, 'db'>, rooms: Rooms): SocketService {
  const { db } = platform;
  const open = new OpenConversations();
  let told = Promise.resolve();

  async function openConversation(speaker: Speaker, conversationId: string) {
    const room = roomOf(conversationId);
    const userIds = await listTakingPart(db, conversationId);
    if (!userIds.includes(speaker.userId)) {
      await speaker.leave(room);
      return null;
    }
    await leaveOldest(speaker, room);
    await speaker.join(room);
    open.add(conversationId, userIds);
    return rooms.listConnected(userIds.filter((userId) => userId !== speaker.userId));
  }

  async function sayTyping(speaker: Speaker, conversationId: string) {
    const room = roomOf(conversationId);
    if (!speaker.rooms.has(room)) return;
    const [userIds, refusal] = await Promise.all([
      listTakingPart(db, conversationId),
      findRefusal(db, speaker.userId, conversationId),
    ]);
    if (!userIds.includes(speaker.userId)) return speaker.leave(room);
    if (refusal !== undefined) return;
    const push = { conversationId, typistUserId: speaker.userId };
    const exceptUserId = speaker.userId;
    rooms.toRoom({ room, event: 'conversation:typing', push, userIds, exceptUserId });
  }

  return {
    events: {
      'conversation:open': about(null, openConversation),
      'conversation:close': about(undefined, (speaker, conversationId) =>
        speaker.leave(roomOf(conversationId)),
      ),
      'conversation:typing': about(undefined, sayTyping),
    },
    presenceChanged(userId, isPresent) {
      const conversationIds = open.listWith(userId);
      if (conversationIds.length === 0) return Promise.resolve();
      // One after the other: whoever goes and comes back at once is there in the end.
      const next = told.then(() => tellPresence(db, rooms, { userId, isPresent, conversationIds }));
      told = next.catch(() => undefined);
      return next;
    },
    roomEmptied(room) {
      const conversationId = conversationIn(room);
      if (conversationId !== undefined) open.forget(conversationId);
    },
  };
}

/** What is no id is about nothing. */
function about<Answer>(
  otherwise: Answer,
  hear: (speaker: Speaker, conversationId: string) => Promise<Answer | unknown> | unknown,
) {
  return async (speaker: Speaker, said: unknown) => {
    const parsed = id.safeParse(said);
    return parsed.success ? hear(speaker, parsed.data) : otherwise;
  };
}

async function leaveOldest(speaker: Speaker, next: string): Promise<void> {
  const isOpen = (room: string) => room !== next && conversationIn(room) !== undefined;
  const shown = [...speaker.rooms].filter(isOpen);
  if (shown.length < OPEN_AT_MOST) return;
  for (const room of shown.slice(0, 1)) await speaker.leave(room);
}
