import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRole } from '../../productions/require-rights.ts';
import { listOwnTalents } from '../about/list-own-talents.ts';
import { presentHold, presentOwnHold } from './present-hold.ts';
import { listHoldsOfRole, listOwnHolds } from './queries.ts';

export async function listOfRole({ db }: Platform, actor: Actor, roleId: string) {
  await requireRole(db, actor, roleId);
  const rows = await listHoldsOfRole(db, roleId);
  return { items: rows.map(presentHold), nextCursor: null };
}

export async function listOwn(platform: Platform, actor: Actor, talentProfileId?: string) {
  const talents = await listOwnTalents(platform, actor, talentProfileId);
  const rows = await listOwnHolds(platform.db, talents);
  return { items: rows.map(presentOwnHold), nextCursor: null };
}
