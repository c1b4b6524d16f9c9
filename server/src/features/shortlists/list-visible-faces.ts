import type { Platform } from '../../platform/platform.ts';
import { withIsMinor } from '../talent-profiles/is-minor.ts';
import { maySeeTalent, type Viewer } from '../talent-profiles/policy.ts';
import { listFaces } from './queries.ts';

export type Face = Awaited<ReturnType<typeof listVisibleFaces>>[number];

/** Those on these lists whom the viewer may see now; the others are left out. */
export async function listVisibleFaces(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  viewer: Viewer,
  shortlistIds: readonly string[],
) {
  const rows = await listFaces(db, shortlistIds, viewer?.user.id);
  return rows.map((row) => withIsMinor(clock, row)).filter((face) => maySeeTalent(viewer, face));
}
