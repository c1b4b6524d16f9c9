import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { maySeeTalent, type Viewer } from '../../talent-profiles/policy.ts';
import { listEntries } from './queries.ts';

export type Entry = Awaited<ReturnType<typeof listVisibleEntries>>[number];

/** Everyone on a list whom the viewer may see now. */
export async function listVisibleEntries(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  shortlistId: string,
) {
  const rows = await listEntries(db, shortlistId, viewer?.user.id);
  return rows.map((row) => withIsMinor(clock, row)).filter((entry) => maySeeTalent(viewer, entry));
}
