import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOwnSide } from './policy.ts';
import { findTalentOf } from './queries.ts';

/** The talent of an application, for whoever is of their side; for all others nothing. */
export async function findOwnSide({ db }: Platform, actor: Actor, applicationId: string) {
  const talent = await findTalentOf(db, applicationId, actor.user.id);
  return talent !== undefined && isOwnSide(actor, talent) ? talent : undefined;
}
