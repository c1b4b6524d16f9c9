import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireApplication } from '../../applications/board/require-application.ts';
import { findOwnSide } from '../../applications/own/find-own-side.ts';
import { listOwnTalents } from '../about/list-own-talents.ts';
import { presentOffer } from './present-offer.ts';
import { listOffersTo, listOwnOffers } from './queries.ts';

/** For its talent's side, and for the team and admins; for all others there is no such application. */
export async function listOfApplication(platform: Platform, actor: Actor, applicationId: string) {
  const isOwn = (await findOwnSide(platform, actor, applicationId)) !== undefined;
  if (!isOwn) await requireApplication(platform.db, actor, applicationId, 'view');
  const rows = await listOffersTo(platform.db, applicationId, isOwn ? 'own' : 'team');
  return { items: rows.map(presentOffer), nextCursor: null };
}

export async function listOwn(platform: Platform, actor: Actor, talentProfileId?: string) {
  const talents = await listOwnTalents(platform, actor, talentProfileId);
  const rows = await listOwnOffers(platform.db, talents);
  return { items: rows.map(presentOffer), nextCursor: null };
}
