import type { Actor } from '../../platform/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { refreshAnswerRates } from '../client-profiles/answer-rates/refresh-answer-rates.ts';
import { recordActivity } from '../productions/activity/record-activity.ts';
import { type CallAround, lockLiveCall, updateCall } from './queries.ts';
import { touchCall } from './touch-call.ts';

export type EndedAs = 'closed' | 'filled' | 'cancelled';

/** Ends the call of a role, if one is going on. Its applicants are answered by whoever ends it. */
export async function endLiveCallOfRole(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, as }: { roleId: string; as: EndedAs },
): Promise<void> {
  const call = await lockLiveCall(tx, roleId);
  if (call !== undefined) await endCall(platform, tx, actor, { call, as });
}

export async function endCall(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { call, as }: { call: CallAround; as: EndedAs },
): Promise<void> {
  const now = platform.clock.now();
  await updateCall(tx, call.id, { status: as, endedAt: now, updatedAt: now });
  await recordActivity(platform, tx, actor, {
    kind: 'call_ended',
    productionId: call.productionId,
    roleId: call.roleId,
    detail: { as },
  });
  await touchCall(tx, platform.clock, call.id);
  await platform.jobs.enqueue(tx, refreshAnswerRates, { companyId: call.companyId });
}
