import type { Actor } from '../../../platform/actor.ts';
import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnSides } from '../../representation/get-own-sides.ts';
import { getTalent } from '../../representation/get-talent.ts';
import { presentApplication } from './present-application.ts';
import { listOwnApplications, type Scope } from './queries.ts';

type Asked = {
  talentProfileId?: string | undefined;
  scope: Scope;
  cursor?: string | undefined;
  limit: number;
};

/** A talent's applications and where each stands; without one, those of everybody the actor submits. */
export async function listApplications(
  platform: Platform,
  actor: Actor,
  { talentProfileId, scope, cursor, limit }: Asked,
) {
  const after = readCursor(cursor);
  const talents = await listTalents(platform, actor, talentProfileId);
  const page = { scope, now: platform.clock.now(), after, limit: limit + 1 };
  const rows = await listOwnApplications(platform.db, talents, page);
  const { shown, nextCursor } = pageOf(rows, limit, ({ statusSince }) => statusSince);
  return { items: shown.map(presentApplication), nextCursor };
}

async function listTalents(platform: Platform, actor: Actor, talentProfileId?: string) {
  if (talentProfileId === undefined) return (await getOwnSides(platform, actor)).talentProfileIds;
  const { profileId } = await getTalent(platform, actor, { talentProfileId });
  return [profileId];
}
