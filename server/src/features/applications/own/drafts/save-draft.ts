import type { ApplyForm } from '@callboard/contract/applications';
import type { Actor } from '../../../../platform/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findVisibleCall } from '../../../casting-calls/opportunities/one-call/find-visible-call.ts';
import { lockCall } from '../apply/queries.ts';
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
    await putDraft(tx, { callId, talentProfileId, content, updatedAt });
  });
}
