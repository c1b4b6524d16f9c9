import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holderOf } from '../holders/holder.ts';
import { requireThisHolder } from '../holders/require-holder.ts';
import { requireTryOut } from '../providers/provider-of.ts';
import { findInBooks } from '../providers/try-out/queries.ts';

/** An order for somebody whose plan is the actor's to manage; to everyone else there is none. */
export async function requireOrder(platform: Platform, actor: Actor, id: string) {
  requireTryOut(platform);
  const order = await findInBooks(platform.db, id);
  if (order === undefined) throw new AppError('NOT_FOUND');
  const standing = await requireThisHolder(platform, actor, holderOf(order));
  if (!standing.mayManage) throw new AppError('NOT_FOUND');
  return { order, standing };
}
