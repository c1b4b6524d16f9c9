import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireProduction } from '../../productions/require-rights.ts';
import { listTakesOf } from './list-takes.ts';
import { findInvitation } from './queries.ts';

/** What someone taped, for the casting team. */
export async function getTakes({ db }: Platform, actor: Actor, invitationId: string) {
  const invitation = await findInvitation(db, invitationId);
  if (invitation === undefined) throw new AppError('NOT_FOUND');
  await requireProduction(db, actor, invitation.productionId);
  const takes = await listTakesOf(db, [invitationId]);
  return { items: takes.get(invitationId) ?? [], nextCursor: null };
}
