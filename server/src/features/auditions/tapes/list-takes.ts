import type { Queryable } from '../../../platform/database/database.ts';
import { presentMedia } from '../../media/present-media.ts';
import { isLate } from './policy.ts';
import { listTakes } from './queries.ts';

/** What was sent for these invitations, by the invitation, in the order in which it is to be seen. */
export async function listTakesOf(
  db: Queryable,
  invitationIds: readonly string[],
  to = { isOwnSide: false },
) {
  const rows = invitationIds.length === 0 ? [] : await listTakes(db, invitationIds);
  const byInvitation = Map.groupBy(rows, ({ take }) => take.invitationId);
  return new Map(
    [...byInvitation].map(([invitationId, takes]) => [
      invitationId,
      takes.map(({ take, media, dueAt }) => ({
        media: presentMedia(media, to),
        scene: take.scene,
        take: take.take,
        isSlate: take.isSlate,
        isLate: isLate(take, dueAt),
        sentAt: take.sentAt.toISOString(),
      })),
    ]),
  );
}
