import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findKnownPerson } from '../starting/find-known-person.ts';
import { mayBlock } from './policy.ts';
import { countBlocks, deleteBlock, insertBlock } from './queries.ts';

/** Nobody is told: whoever is blocked only finds that their messages are not taken. */
export async function blockUser(platform: Platform, actor: Actor, userId: string): Promise<void> {
  const { db, clock } = platform;
  const person = await findKnownPerson(platform, actor, userId);
  if (person === undefined) throw new AppError('NOT_FOUND');
  if (!mayBlock(actor, person)) throw new AppError('FORBIDDEN');
  if ((await countBlocks(db, actor.user.id)) >= LIMITS.blocks) throw new AppError('FORBIDDEN');
  await insertBlock(db, {
    blockerUserId: actor.user.id,
    blockedUserId: userId,
    createdAt: clock.now(),
  });
}

export async function unblockUser(
  { db }: Platform,
  { user }: Actor,
  userId: string,
): Promise<void> {
  await deleteBlock(db, user.id, userId);
}
