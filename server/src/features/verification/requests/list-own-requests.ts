import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listFilesOf } from '../evidence/queries.ts';
import { presentRequest } from '../present-request.ts';
import { listRequestsOf } from './queries.ts';

export async function listOwnRequests({ db }: Platform, { user }: Actor) {
  const rows = await listRequestsOf(db, user.id);
  const files = await listFilesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => presentRequest(row, files.get(row.id) ?? [])),
    nextCursor: null,
  };
}
