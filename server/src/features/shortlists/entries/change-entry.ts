import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateShortlist } from '../queries.ts';
import { tellTeam } from '../tell-team.ts';
import { deleteEntry, setNote } from './queries.ts';
import { requireEntry } from './require-entry.ts';

/** The team's own words about a face; no link shows them. */
export async function noteEntry(
  platform: Platform,
  actor: Actor,
  entryId: string,
  note: string | null,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, shortlistId } = await requireEntry(platform, tx, actor, entryId);
    await setNote(tx, entryId, note);
    await updateShortlist(tx, shortlistId, { updatedAt: platform.clock.now() });
    await tellTeam(platform, tx, { productionId, shortlistId });
  });
}

/** Takes a face off its list, with what others said of it. */
export async function removeEntry(
  platform: Platform,
  actor: Actor,
  entryId: string,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const { productionId, shortlistId } = await requireEntry(platform, tx, actor, entryId);
    await deleteEntry(tx, entryId);
    await updateShortlist(tx, shortlistId, { updatedAt: platform.clock.now() });
    await tellTeam(platform, tx, { productionId, shortlistId });
  });
}
