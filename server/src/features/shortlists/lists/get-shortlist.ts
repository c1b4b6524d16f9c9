import type { WholeShortlist } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleEntries } from '../entries/list-visible-entries.ts';
import { presentEntry } from '../entries/present-entry.ts';
import { listOpinions } from '../opinions/queries.ts';
import { requireShortlist } from '../require-shortlist.ts';
import { getSummary } from './list-shortlists.ts';

/** A list with everyone on it whom the actor may see. */
export async function getShortlist(
  platform: Platform,
  actor: Actor,
  shortlistId: string,
): Promise<WholeShortlist> {
  const { db } = platform;
  const { rights, productionTitle } = await requireShortlist(db, actor, shortlistId);
  const [summary, entries, said] = await Promise.all([
    getSummary(platform, actor, shortlistId),
    listVisibleEntries(platform, actor, shortlistId),
    listOpinions(db, shortlistId),
  ]);
  const opinions = Map.groupBy(said, ({ entryId }) => entryId);
  return {
    ...summary,
    productionTitle,
    rights,
    entries: entries.map((entry) => presentEntry(entry, opinions.get(entry.id) ?? [])),
  };
}
