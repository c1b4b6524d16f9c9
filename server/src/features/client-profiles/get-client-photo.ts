import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePerson } from '../account/policy.ts';
import { findClientPhoto } from './queries.ts';

/** The key of the stored photo. No photo, no client and a suspended one are told alike. */
export async function getClientPhoto(platform: Platform, actor: Actor, profileId: string) {
  const client = await findClientPhoto(platform.db, profileId);
  if (!client?.photoKey || !maySeePerson(actor, client)) throw new AppError('NOT_FOUND');
  return client.photoKey;
}
