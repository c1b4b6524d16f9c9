import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notify } from '../../notifications/notify.ts';
import { listTeam } from '../../productions/list-team.ts';
import { listTalentSides } from '../../representation/list-talent-sides.ts';
import { type CallAround, lockCall } from '../queries.ts';
import { touchCall } from '../touch-call.ts';
import { listApplicants } from './queries.ts';
import { type Moderator, recordDecision } from './record-decision.ts';
import { refuseCall } from './refuse-call.ts';

type TakenDown = {
  callId: string;
  reason: string;
  /** Whoever hears of it otherwise, and not a second time with the team. */
  toldUserId?: string | null;
};

/**
 * Takes an open call away from everyone who may apply, once: one that is not open is a conflict. What
 * was applied for stays where it is; the team reads the reason, applicants that it is gone.
 */
export async function takeDownCall(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { callId, reason, toldUserId }: TakenDown,
): Promise<void> {
  const call = await lockCall(tx, callId);
  if (call === undefined) throw new AppError('NOT_FOUND');
  if (call.status !== 'open') throw new AppError('CONFLICT');
  await refuseCall(platform, tx, moderator, { call, reason });
  const outcome = { call, kind: 'call_rejected', act: 'taken-down', reason } as const;
  await recordDecision(platform, tx, moderator, outcome);
  const team = await listTeam(tx, call.productionId);
  const untold = team.filter((userId) => userId !== toldUserId);
  await notify(platform, tx, untold, {
    kind: 'moderation',
    title: `Taken down: ${call.roleTitle}`,
    content: `Callboard took down the call for ${call.roleTitle} in ${call.productionTitle}: ${reason}`,
    link: `/production-roles/${call.roleId}`,
  });
  await tellApplicants(platform, tx, call);
  await touchCall(tx, platform.clock, callId);
}

/** In the words that outsiders know the production by, and without the reason: that is its team's. */
async function tellApplicants(
  platform: Platform,
  tx: Transaction,
  call: CallAround,
): Promise<void> {
  const sides = await listTalentSides(tx, await listApplicants(tx, call.id));
  await notify(platform, tx, [...sides.values()].flat(), {
    kind: 'application',
    title: `Call taken down: ${call.roleTitle}`,
    content: `Callboard took down the call for ${call.roleTitle} in ${call.titleForOutsiders}. The application stays where it is; please send nobody money or papers because of it.`,
    link: `/casting-calls/${call.id}`,
  });
}
