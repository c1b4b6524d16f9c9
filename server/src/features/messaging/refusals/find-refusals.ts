import type { REFUSALS } from '@callboard/contract/conversations';
import type { Queryable } from '../../../platform/database/database.ts';
import { listBlockedPlaces, listBlocksIn } from './queries.ts';

export type Refusal = (typeof REFUSALS)[number];

/** Why the user cannot write there, of those of these conversations in which they cannot. */
export async function listRefusals(
  db: Queryable,
  userId: string,
  conversationIds: readonly string[],
): Promise<Map<string, Refusal>> {
  const blocks = await listBlockedPlaces(db, userId, conversationIds);
  const byConversation = Map.groupBy(blocks, ({ conversationId }) => conversationId);
  const refusals = new Map<string, Refusal>();
  for (const [id, between] of byConversation) refusals.set(id, refusalOf(userId, between));
  return refusals;
}

export async function findRefusal(
  db: Queryable,
  userId: string,
  conversationId: string,
): Promise<Refusal | undefined> {
  const between = await listBlocksIn(db, userId, conversationId);
  return between.length === 0 ? undefined : refusalOf(userId, between);
}

/** What the user can change themselves is said first. */
function refusalOf(userId: string, between: readonly { blockerUserId: string }[]): Refusal {
  return between.some(({ blockerUserId }) => blockerUserId === userId) ? 'you_blocked' : 'refused';
}
