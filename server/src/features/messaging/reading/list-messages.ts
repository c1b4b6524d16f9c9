import type { QueryOf } from '@callboard/contract/endpoint';
import type { messageEndpoints } from '@callboard/contract/messages';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type MessageRow, presentMessages } from '../messages/present-messages.ts';
import { requireParticipation } from '../participation/require-participation.ts';
import { listBefore, listChangedSince, listFrom } from './queries.ts';

type Asked = QueryOf<typeof messageEndpoints.list>;
type Found = { rows: MessageRow[]; hasMore: boolean };

/**
 * The revision that it answers with was read before the messages were: whoever asks again from there
 * may get one twice, and never misses one.
 */
export async function listMessages(
  platform: Platform,
  actor: Actor,
  conversationId: string,
  asked: Asked,
) {
  const { db } = platform;
  const { conversation } = await requireParticipation(platform, actor, conversationId);
  if (asked.since !== undefined) {
    const rows = await listChangedSince(db, conversationId, asked.since, asked.limit + 1);
    const { kept, hasMore } = firstOf(rows, asked.limit);
    const last = kept.at(-1)?.revision ?? 0;
    const revision = hasMore ? last : Math.max(last, conversation.revision);
    return { items: await presentMessages(db, actor.user.id, kept), revision, hasMore };
  }
  const { rows, hasMore } = await find(platform, conversationId, asked);
  const items = await presentMessages(db, actor.user.id, rows);
  return { items, revision: conversation.revision, hasMore };
}

async function find({ db }: Platform, conversationId: string, asked: Asked): Promise<Found> {
  const { before, around, limit } = asked;
  if (around === undefined) {
    const rows = await listBefore(db, conversationId, before, limit + 1);
    const { kept, hasMore } = firstOf(rows, limit);
    return { rows: kept.reverse(), hasMore };
  }
  const half = Math.floor(limit / 2);
  const [earlier, later] = await Promise.all([
    listBefore(db, conversationId, around, half + 1),
    listFrom(db, conversationId, around, limit - half),
  ]);
  const { kept, hasMore } = firstOf(earlier, half);
  return { rows: [...kept.reverse(), ...later], hasMore };
}

/** Of rows that were asked for with one more, which only tells that there are others. */
function firstOf(rows: readonly MessageRow[], limit: number) {
  return { kept: rows.slice(0, limit), hasMore: rows.length > limit };
}
