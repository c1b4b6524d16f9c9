import type { Queryable } from '../../../platform/database/database.ts';
import type { Rooms } from '../../../platform/realtime/socket-service.ts';
import { listTakingPartInEach } from '../participation/queries.ts';
import { roomOf } from './room.ts';

type Change = { userId: string; isPresent: boolean; conversationIds: readonly string[] };

/** Only in conversations in which they take part now, and only those who do themselves. */
export async function tellPresence(
  db: Queryable,
  rooms: Rooms,
  { userId: personUserId, isPresent, conversationIds }: Change,
): Promise<void> {
  const takingPart = await listTakingPartInEach(db, conversationIds);
  for (const { conversationId, userIds } of takingPart) {
    if (!userIds.includes(personUserId)) continue;
    rooms.toOwnRoom({
      room: roomOf(conversationId),
      event: 'conversation:presence',
      push: { conversationId, personUserId, isPresent },
      userIds,
      exceptUserId: personUserId,
    });
  }
}
