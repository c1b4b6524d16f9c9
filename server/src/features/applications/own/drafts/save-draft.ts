import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleCall } from '../../../casting-calls/opportunities/one-call/find-visible-call.ts';
import { getTalent } from '../../../representation/get-talent.ts';
import { lockCall } from '../apply/lock-call.ts';
import { putDraft } from './queries.ts';

/** Keeps what was written towards an application, whoever of the talent's side wrote it. */
export async function saveDraft(
  platform: Platform,
  actor: Actor,
  callId: string,
  { talentProfileId, ...content }: ApplyForm,
): Promise<void> {
  const updatedAt = platform.clock.now();
  await platform.transaction(async (tx) => {
    // The call is not removed between the question and the deed.
    await lockCall(tx, callId);
    await findVisibleCall(tx, actor, callId, talentProfileId);
    const isNew = await putDraft(tx, { callId, talentProfileId, content, updatedAt });
    if (isNew) await recordBeginning(platform, tx, actor, { callId, talentProfileId });
  });
}

/** Once, not with every pause in the typing: that somebody began an application for a talent. */
async function recordBeginning(
  platform: Platform,
  tx: Transaction,
  actor: Actor,
  { callId, talentProfileId }: { callId: string; talentProfileId: string },
): Promise<void> {
  const { userId } = await getTalent(platform.within(tx), actor, { talentProfileId });
  if (userId === actor.user.id) return;
  const doer = { ...actor, onBehalfOf: { userId, talentProfileId } };
  await audit(tx, platform.clock, doer, {
    act: 'applications.draft-begun',
    target: { kind: 'casting-call', id: callId },
  });
}
