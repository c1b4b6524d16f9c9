import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentDecision } from '../decisions/present-decision.ts';
import { listOwn } from './queries.ts';

/** What moderators decided about oneself and the children whose profiles one keeps: never by whom, and nothing of what was dismissed. */
export async function listOwnDecisions({ db }: Platform, { user }: Actor) {
  const rows = await listOwn(db, user.id, LIMITS.pageSizeMax);
  return { items: rows.map(presentDecision), nextCursor: null };
}
