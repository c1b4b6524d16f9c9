import type { CallSummary } from '@callboard/contract/call-summary';
import type { PublishForm } from '@callboard/contract/casting-calls';
import type { Actor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteOthers,
  insertChosenAgencies,
  insertInvitees,
  listAudienceIds,
} from '../audience/queries.ts';
import { type Audience, requireAudience } from '../audience/require-audience.ts';
import { tellAudience } from '../audience/tell-audience.ts';
import { audienceNeeded } from '../policy.ts';
import { presentCall } from '../present-call.ts';
import { type CallAround, updateCall } from '../queries.ts';
import { requireLiveCall } from '../require-call.ts';
import { touchCall } from '../touch-call.ts';
import { requireFuture } from './require-future.ts';

type Changes = {
  [Field in keyof Omit<PublishForm, 'roleIds'>]?: PublishForm[Field] | undefined;
};

/** Until when a call is open, and for whom: naming nobody leaves those who were named. Those whom it is newly for are told. */
export async function changeCall(
  platform: Platform,
  actor: Actor,
  callId: string,
  changes: Changes,
): Promise<CallSummary> {
  return platform.transaction(async (tx) => {
    const call = await requireLiveCall(tx, actor, callId);
    if (changes.deadlineAt !== undefined) requireFuture(platform, changes.deadlineAt);
    const values = {
      deadlineAt: changes.deadlineAt === undefined ? call.deadlineAt : new Date(changes.deadlineAt),
      visibility: changes.visibility ?? call.visibility,
      updatedAt: platform.clock.now(),
    };
    const changed = { ...call, ...values };
    await changeAudience(platform, tx, actor, { before: call, after: changed }, changes);
    await updateCall(tx, callId, values);
    await audit(tx, platform.clock, actor, {
      act: 'casting-calls.changed',
      target: { kind: 'casting-call', id: callId },
      difference: changes,
    });
    await touchCall(tx, platform.clock, callId);
    return presentCall(changed);
  });
}

async function changeAudience(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { before, after }: { before: CallAround; after: CallAround },
  { agencyIds = [], talentProfileIds = [] }: Changes,
): Promise<void> {
  const named = { agencies: agencyIds, talents: talentProfileIds, nobody: [] };
  const isNamed = named[audienceNeeded(after.visibility) ?? 'nobody'].length > 0;
  if (after.visibility === before.visibility && !isNamed) return;
  const audience = await requireAudience(platform, tx, actor, {
    visibility: after.visibility,
    agencyIds,
    talentProfileIds,
  });
  // Whoever was asked stays asked, unless it is said anew who is.
  const asked = await listAudienceIds(tx, after.id);
  const { talentProfileIds: kept } = after.visibility === 'invited' ? audience : asked;
  await deleteOthers(tx, after.id, { ...audience, talentProfileIds: kept });
  const added: Audience = {
    agencyIds: await insertChosenAgencies(tx, [after.id], audience.agencyIds),
    talentProfileIds: await insertInvitees(tx, [after.id], audience.talentProfileIds),
  };
  if (after.status !== 'open') return;
  const opened = { calls: [after], productionTitle: after.titleForOutsiders };
  await tellAudience(platform, tx, opened, added);
}
