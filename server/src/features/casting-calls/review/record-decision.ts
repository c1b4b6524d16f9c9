import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import type { CallAround } from '../queries.ts';

/** Nobody: an operator at the command line, whom the trail cannot name. */
export type Moderator = Actor | null;

type Outcome = {
  call: CallAround;
  kind: 'call_opened' | 'call_rejected';
  act: 'let-through' | 'rejected' | 'taken-down';
  reason?: string;
};

/** The team reads that Callboard did it; who it was is in the audit trail. */
export async function recordDecision(
  platform: Platform,
  tx: Transaction,
  moderator: Moderator,
  { call, kind, act, reason }: Outcome,
): Promise<void> {
  const { productionId, roleId } = call;
  const said: Record<string, string> = reason === undefined ? {} : { reason };
  const detail = act === 'taken-down' ? { ...said, act } : said;
  await recordActivity(platform, tx, null, { kind, productionId, roleId, detail });
  await audit(tx, platform.clock, moderator, {
    act: `casting-calls.${act}`,
    target: { kind: 'casting-call', id: call.id },
    difference: moderator === null ? { ...said, by: 'command line' } : said,
  });
}
