import type { Actor } from '../../platform/actor.ts';
import { pageOf, readCursor } from '../../platform/http/time-cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTalent } from '../representation/get-talent.ts';
import { presentApplication } from './present-application.ts';
import { listApplicationsOf } from './queries.ts';

type Asked = { talentProfileId: string; cursor?: string | undefined; limit: number };

/** A talent's applications and where each stands, for the talent's own side. */
export async function listApplications(
  platform: Platform,
  actor: Actor,
  { talentProfileId, cursor, limit }: Asked,
) {
  const after = readCursor(cursor);
  const { profileId } = await getTalent(platform, actor, { talentProfileId });
  const now = platform.clock.now();
  const rows = await listApplicationsOf(platform.db, profileId, { now, after, limit: limit + 1 });
  const { shown, nextCursor } = pageOf(rows, limit, ({ statusSince }) => statusSince);
  return { items: shown.map(presentApplication), nextCursor };
}
