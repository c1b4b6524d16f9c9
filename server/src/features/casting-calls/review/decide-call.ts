import type { Actor } from '../../../platform/actor.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { listTeam } from '../../productions/list-team.ts';
import { listAudienceIds } from '../audience/queries.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import { type CallAround, lockCall, updateCall } from '../queries.ts';
import { touchCall } from '../touch-call.ts';

export type Decision = { decision: 'publish' } | { decision: 'reject'; reason: string };
/** Nobody: an operator at the command line, whom the trail cannot name. */
export type Moderator = Actor | null;

/**
 * Once: whoever decides second is told that it was decided. The team reads that Callboard did it; who
 * it was is in the audit trail.
 */
export async function decideCall(
  platform: Platform,
  moderator: Moderator,
  callId: string,
  decision: Decision,
): Promise<void> {
  await platform.transaction(async (tx) => {
    const call = await lockCall(tx, callId);
    if (call === undefined) throw new AppError('NOT_FOUND');
    if (call.status !== 'in_review') throw new AppError('CONFLICT');
    if (decision.decision === 'publish') await letThrough(platform, tx, moderator, call);
    else await reject(platform, tx, moderator, { call, reason: decision.reason });
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
  await record(platform, tx, moderator, { call, kind: 'call_opened', act: 'let-through' });
  await notify(platform, tx, [call.postedByUserId ?? call.createdByUserId], {
    kind: 'casting_call',
    title: `Your call is open: ${call.roleTitle}`,
    content: `The call for ${call.roleTitle} in ${call.productionTitle} was reviewed and is open now.`,
    link: `/production-roles/${call.roleId}`,
  });
  const opened = { calls: [call], productionTitle: call.titleForOutsiders };
  await tellAudience(platform, tx, opened, await listAudienceIds(tx, call.id));
}

async function reject(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { call, reason }: { call: CallAround; reason: string },
): Promise<void> {
  const now = platform.clock.now();
  await updateCall(tx, call.id, {
    status: 'rejected',
    endedAt: now,
    moderatorUserId: moderator?.user.id ?? null,
    moderatorReason: reason,
    updatedAt: now,
  });
  await record(platform, tx, moderator, { call, kind: 'call_rejected', act: 'rejected', reason });
  await notify(platform, tx, await listTeam(tx, call.productionId), {
    kind: 'moderation',
    title: `Not published: ${call.roleTitle}`,
    content: `The call for ${call.roleTitle} in ${call.productionTitle} was not published: ${reason}`,
    link: `/production-roles/${call.roleId}`,
  });
}

type Outcome = {
  call: CallAround;
  kind: 'call_opened' | 'call_rejected';
  act: 'let-through' | 'rejected';
  reason?: string;
};

async function record(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { call, kind, act, reason }: Outcome,
): Promise<void> {
  const { productionId, roleId } = call;
  const said: Record<string, string> = reason === undefined ? {} : { reason };
  await recordActivity(platform, tx, null, { kind, productionId, roleId, detail: said });
  await audit(tx, platform.clock, moderator, {
    act: `casting-calls.${act}`,
    target: { kind: 'casting-call', id: call.id },
    difference: moderator === null ? { ...said, by: 'command line' } : said,
  });
}
