import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeam } from '../../productions/list-team.ts';
import { listAudienceIds } from '../audience/queries.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import { type CallAround, lockCall, updateCall } from '../queries.ts';
import { touchCall } from '../touch-call.ts';
import { type Moderator, recordDecision } from './record-decision.ts';
import { refuseCall } from './refuse-call.ts';
import { takeDownCall } from './take-down-call.ts';

export type Decision =
  | { decision: 'publish' }
  | { decision: 'reject' | 'take_down'; reason: string };

/** Once: whoever decides second is told that it was decided. */
export async function decideCall(
  platform: Platform,
  moderator: Moderator,
  callId: string,
  decided: Decision,
): Promise<void> {
  await platform.transaction(async (tx) => {
    if (decided.decision === 'take_down') {
      const { reason } = decided;
      return takeDownCall(platform, tx, moderator, { callId, reason });
    }
    const call = await lockCall(tx, callId);
    if (call === undefined) throw new AppError('NOT_FOUND');
    if (call.status !== 'in_review') throw new AppError('CONFLICT');
    if (decided.decision === 'publish') await letThrough(platform, tx, moderator, call);
    else await reject(platform, tx, moderator, { call, reason: decided.reason });
    await touchCall(tx, platform.clock, callId);
  });
}

async function letThrough(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  call: CallAround,
): Promise<void> {
  const now = platform.clock.now();
  const moderatorUserId = moderator?.user.id ?? null;
  await updateCall(tx, call.id, { status: 'open', openedAt: now, moderatorUserId, updatedAt: now });
  await recordDecision(platform, tx, moderator, { call, kind: 'call_opened', act: 'let-through' });
  const isLate = call.deadlineAt <= now;
  await notify(platform, tx, [call.postedByUserId ?? call.createdByUserId], {
    kind: 'casting_call',
    title: `Your call is open: ${call.roleTitle}`,
    content: [
      `The call for ${call.roleTitle} in ${call.productionTitle} was reviewed and is open now.`,
      isLate ? ' Its deadline passed in the meantime: with a later one people can apply.' : '',
    ].join(''),
    link: `/production-roles/${call.roleId}`,
  });
  if (isLate) return;
  const opened = { calls: [call], productionTitle: call.titleForOutsiders };
  await tellAudience(platform, tx, opened, await listAudienceIds(tx, call.id));
}

async function reject(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { call, reason }: { call: CallAround; reason: string },
): Promise<void> {
  await refuseCall(platform, tx, moderator, { call, reason });
  const outcome = { call, kind: 'call_rejected', act: 'rejected', reason } as const;
  await recordDecision(platform, tx, moderator, outcome);
  await notify(platform, tx, await listTeam(tx, call.productionId), {
    kind: 'moderation',
    title: `Not published: ${call.roleTitle}`,
    content: `The call for ${call.roleTitle} in ${call.productionTitle} was not published: ${reason}`,
    link: `/production-roles/${call.roleId}`,
  });
}
