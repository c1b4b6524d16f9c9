import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listOwnTalents } from '../about/list-own-talents.ts';
import { presentCheck } from './present-check.ts';
import { listOwnChecks } from './queries.ts';

export async function listOwn(platform: Platform, actor: Actor, talentProfileId?: string) {
  const talents = await listOwnTalents(platform, actor, talentProfileId);
  const rows = await listOwnChecks(platform.db, talents);
  return { items: rows.map(presentCheck), nextCursor: null };
}
