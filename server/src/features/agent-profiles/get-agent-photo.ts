import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePerson } from '../account/policy.ts';
import { findProfileOfAgent } from './queries.ts';

/** The key of the stored photo. No photo, no agent and a suspended one are told alike. */
export async function getAgentPhoto(platform: Platform, actor: Actor, userId: string) {
  const agent = await findProfileOfAgent(platform.db, userId);
  if (!agent?.photoKey || !maySeePerson(actor, agent)) throw new AppError('NOT_FOUND');
  return agent.photoKey;
}
