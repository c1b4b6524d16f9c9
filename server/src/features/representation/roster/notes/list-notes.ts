import type { RosterNote } from '@callboard/contract/roster';
import type { Actor } from '../../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type RosterTalentId, requireRosterTalent } from '../require-roster-talent.ts';
import { isOwnNote } from './policy.ts';
import { listNotes, type NoteRow } from './queries.ts';

type Page = { cursor?: string | undefined; limit: number };

/** What the team wrote to itself about a talent whom this member works with. */
export async function listRosterNotes(
  platform: Platform,
  actor: Actor,
  which: RosterTalentId,
  { cursor, limit }: Page,
) {
  await requireRosterTalent(platform, platform.db, actor, which);
  const page = { after: readCursor(cursor), limit: limit + 1 };
  const rows = await listNotes(platform.db, which, page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt }) => createdAt);
  return { items: shown.map((row) => presentNote(actor, row)), nextCursor };
}

export function presentNote(actor: Actor, row: NoteRow): RosterNote {
  return {
    id: row.id,
    text: row.text,
    authorName: row.authorName,
    isOwn: isOwnNote(actor, row),
    createdAt: row.createdAt.toISOString(),
  };
}
