import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireCall } from '../require-call.ts';
import { countWaitingForAnswer } from './queries.ts';

/** Whom ending a call would answer. Offers and bookings stay as they are. */
export async function getEnding({ db }: Platform, actor: Actor, callId: string) {
  const { roleId } = await requireCall(db, actor, callId, 'view');
  return countWaitingForAnswer(db, roleId);
}
