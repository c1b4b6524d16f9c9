import type { Shortlist } from '@callboard/contract/shortlists';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { type Face, listVisibleFaces } from '../list-visible-faces.ts';
import { listSummaries, type SummaryRow } from '../queries.ts';

/** Enough to know a list again. */
const FIRST_FACES = 5;

export async function listShortlists(
  platform: Platform,
  actor: Actor,
  productionId: string,
): Promise<{ items: Shortlist[] }> {
  const { db, clock } = platform;
  await requireProduction(db, actor, productionId);
  const rows = await listSummaries(db, { productionId }, clock.now());
  const ids = rows.map(({ id }) => id);
  const faces = Map.groupBy(
    await listVisibleFaces(platform, actor, ids),
    ({ shortlistId }) => shortlistId,
  );
  return { items: rows.map((row) => presentSummary(row, faces.get(row.id) ?? [])) };
}

/** One list, for whoever was let in to it. */
export async function getSummary(
  platform: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  shortlistId: string,
): Promise<Shortlist> {
  const [row] = await listSummaries(platform.db, { shortlistId }, platform.clock.now());
  if (row === undefined) throw new AppError('NOT_FOUND');
  return presentSummary(row, await listVisibleFaces(platform, actor, [shortlistId]));
}

function presentSummary(row: SummaryRow, faces: readonly Face[]): Shortlist {
  return {
    ...row,
    count: faces.length,
    faces: faces.slice(0, FIRST_FACES).map(({ name, talentProfileId, photoKey }) => ({
      name,
      photoUrl: photoUrlOf({ id: talentProfileId, photoKey }),
    })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
