import type { ShortlistLink } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireShortlist } from '../require-shortlist.ts';
import { type LinkRow, listLinkRows } from './queries.ts';

/** Beside those that live, as many that have ended as anybody looks at. */
const SHOWN = 200;

export async function listLinks(
  { db }: Platform,
  actor: Actor,
  shortlistId: string,
): Promise<{ items: ShortlistLink[] }> {
  await requireShortlist(db, actor, shortlistId);
  const rows = await listLinkRows(db, shortlistId, SHOWN);
  return { items: rows.map(presentLink) };
}

export function presentLink(row: LinkRow): ShortlistLink {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  };
}
