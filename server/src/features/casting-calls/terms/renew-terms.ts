import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../../productions/activity/record-activity.ts';
import { type CallAround, lockLiveCall, updateCall } from '../queries.ts';
import { touchCall } from '../touch-call.ts';
import { askApplicantsAgain } from './ask-applicants-again.ts';
import { describeTermsChange } from './describe-terms-change.ts';
import { insertVersions } from './queries.ts';
import { type CallTerms, termsOf } from './terms-of.ts';

type Renewal = { roleId: string; before: CallTerms; after: CallTerms };

/**
 * In the transaction that changes a role: where people were promised something else, the role's call
 * gets a new version, and whoever applied to an older one is asked to confirm.
 */
export async function renewTerms(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { roleId, before, after }: Renewal,
): Promise<void> {
  const changes = describeTermsChange(before, after);
  if (changes.length === 0) return;
  const call = await lockLiveCall(tx, roleId);
  if (call === undefined || call.status === 'draft') return;

  const version = call.version + 1;
  await writeVersions(platform, tx, call, { before, after });
  await updateCall(tx, call.id, { version, updatedAt: platform.clock.now() });
  const fields = [...new Set(changes.map(({ field }) => field))].join(', ');
  await recordActivity(platform, tx, actor, {
    kind: 'terms_changed',
    productionId: call.productionId,
    roleId,
    detail: { version, fields },
  });
  await touchCall(tx, platform.clock, call.id);
  await askApplicantsAgain(platform, tx, { ...call, version });
}

/** With the old one, which may have been published before versions were written down. */
async function writeVersions(
  { clock }: Platform,
  tx: Transaction,
  { id: callId, version, createdAt }: CallAround,
  { before, after }: Omit<Renewal, 'roleId'>,
): Promise<void> {
  await insertVersions(tx, [
    { callId, version, terms: termsOf(before), createdAt },
    { callId, version: version + 1, terms: termsOf(after), createdAt: clock.now() },
  ]);
}
